"""A match looked at afterwards: which decisions were good, and where it turned."""
