"""What one learns from games."""
