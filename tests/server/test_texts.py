"""Names and chat: every script and emoji as they are written, and nothing that hides, turns a line around or climbs out of it."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.server import refused

from subak.server.texts import printable

NAMES = {
    "Devanagari": "श्रीकृष्ण क्‍ष ड़ाँ",
    "Bengali": "শ্রীময়ী",
    "Tamil": "கிருஷ்ணன்",
    "Malayalam": "അവന്‍",
    "Thai": "น้ำผึ้ง ก็",
    "Khmer": "ស្រីមុំ",
    "Burmese": "မြွှောင့်",
    "Tibetan": "བསྒྲུབས རྒྱལ་མཚན",
    "Arabic": "مُحَمَّدٌ",
    "Persian": "علی‌رضا",
    "Hebrew": "שִׁמְעוֹן",
    "Vietnamese": "Nguyễn Thị Ấm",
    "Korean": "김철수",
    "Japanese": "さくら ガ",
    "Chinese": "張偉",
    "Balinese": "ᬯᬬᬦ᭄",
    "Greek": "Ἀλέξανδρος",
    "Yoruba": "Ẹ̀bùn",
    "family": "👨‍👩‍👧‍👦",
    "farmer": "👩🏽‍🌾",
    "heart": "❤️‍🔥",
    "flags": "🇮🇩🇳🇱 🏳️‍🌈",
    "key": "1️⃣ #️⃣",
    "rice": "🌾 O'Brien-Łukasz, Jr.",
}


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_names_of_all_scripts_and_emoji_stay_as_they_are(name):
    assert printable(name) == unicodedata.normalize("NFC", name)


TRICKS = {
    "normalised": ("Ame\u0301lie", "Am\u00e9lie"),
    "a line turned around": ("An\u202ena\u202c", "Anna"),
    "isolates": ("\u2066Anna\u2069", "Anna"),
    "a space without width": ("An\u200bna\ufeff", "Anna"),
    "a soft hyphen": ("An\u00adna", "Anna"),
    "tags": ("Anna\U000e0068\U000e0069", "Anna"),
    "selectors that carry data": ("Anna\ufe01\U000e0120", "Anna"),
    "letters of nothing": ("\u3164Anna\u115f\u1160\uffa0\u2800", "Anna"),
    "loose joiners": ("A\u200dn\u200cn\u200da\u200d", "Anna"),
    "a loose style": ("Anna\ufe0f", "Anna"),
    "half a pair": ("An\ud800na", "Anna"),
    "private use": ("An\ue000na", "Anna"),
    "lines": ("An\nna\u2028\u0085x", "An na x"),
    "wide spaces": ("An\u3000\u00a0na", "An na"),
    "a tower": ("Z" + "\u0300\u0301\u0302\u0323" * 20 + "algo", "\u1e92\u0323\u0323algo"),
    "marks on nothing": ("\u0301\u0302Anna \u20dd", "Anna"),
    "what a joiner held apart": ("e\u200c\u0301", "\u00e9"),
    "only such": ("\u202e\u200b\u3164\u0301\u200d", ""),
}


@pytest.mark.parametrize(("text", "left"), TRICKS.values(), ids=TRICKS)
def test_what_cannot_be_seen_is_left_out(text, left):
    assert printable(text) == left


@given(st.text(st.sampled_from("aZ 1\u0301\u0323\u094d\u0915\u200c\u200d\ufe0f\u20e3\u202e🌾❤👩🏽عی\u1100\u1161\u11a8\ud800\n")))
def test_what_was_cleaned_stays_as_it_is(text):
    cleaned = printable(text)
    assert printable(cleaned) == cleaned == unicodedata.normalize("NFC", cleaned) == " ".join(cleaned.split())
    assert len(cleaned.encode()) <= len(text.encode("utf-8", "surrogatepass"))


def test_names_and_chat_are_cleaned(shared):
    anna, ben = shared.guest(), shared.guest()
    assert anna.patch("/me", name="\u202eAn\u200bna" + "\u0301" * 50).json()["name"] == "Anná\u0301\u0301"
    assert refused(anna.patch("/me", name="\u3164\u200b")) == (400, "wrong-name")
    id = anna.opens("bali", None, public=True)["table"]["id"]
    assert anna.post(f"/tables/{id}/chat", text="h\u202ei\u200b 👩🏽‍🌾").status_code == 204
    assert refused(anna.post(f"/tables/{id}/chat", text="\u3164")) == (400, "empty-chat")
    (said,) = (entry["text"] for entry in ben.sees(id, 0)["entries"] if entry["kind"] == "chat")
    assert said == "hi 👩🏽‍🌾"


def test_at_a_private_table_those_who_sit_there_talk(shared):
    anna, ben, cleo = (shared.guest() for _ in range(3))
    opened = anna.opens("bali", None)["table"]
    id, (invitation,) = opened["id"], opened["invitations"].values()
    assert anna.post(f"/tables/{id}/chat", text="hi").status_code == 204
    assert refused(ben.post(f"/tables/{id}/chat", text="hi")) == (403, "not-seated")
    assert ben.post(f"/tables/{id}/seat", invitation=invitation).status_code == 200
    assert ben.post(f"/tables/{id}/chat", text="hi").status_code == 204
    assert refused(cleo.post(f"/tables/{id}/chat", text="hi")) == (403, "not-seated")
    assert len([entry for entry in cleo.sees(id, 0)["entries"] if entry["kind"] == "chat"]) == 2
    public = anna.opens("bali", None, public=True)["table"]["id"]
    assert cleo.post(f"/tables/{public}/chat", text="hi").status_code == 204
    host = shared.guest()
    theirs = host.post("/tables", game="bali", seats=[{"kind": "person"}, {"kind": "person"}]).json()["table"]
    assert theirs["seat"] is None
    assert host.post(f"/tables/{theirs['id']}/chat", text="welcome").status_code == 204
