import { describe, expect, it } from 'vitest';
import { cleanText } from './clean-text.js';

describe('A received text', () => {
  it.each([
    ['an email address with a zero-width space', 'buyer\u200B@volga.example', 'buyer@volga.example'],
    ['a code with a byte order mark and a soft hyphen', '\uFEFF12\u00AD34', '1234'],
    ['a name of blanks nobody sees', '\u200B\u2060\u3164\u2800', ''],
    ['a text that runs backwards', 'a\u202Eb\u2066c\u200F', 'abc'],
    ['a Latin word with joiners', 'ad\u200Dmin\u200C', 'admin'],
    ['a letter and its accent', 'и\u0306', 'й'],
    ['lines of Windows and of old Macs', 'a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
    ['digits with a selector', '1\uFE0F2', '12'],
  ])('%s is cleaned', (_, typed, clean) => expect(cleanText(typed)).toBe(clean));

  it.each([
    ['a Hindi word with a joiner', 'क्\u200Dष'],
    ['a Hindi word with a non-joiner', 'राज\u200Cमार्ग'],
    ['a Bengali word with a joiner', 'র\u200D্যাম'],
    ['a family', '👨‍👩‍👧'],
    ['a red heart and a hand with a colour', '❤️ 👩🏽‍🔧'],
    ['a rainbow flag and the flag of Scotland', '🏳️‍🌈 🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}'],
    ['a keycap', '1️⃣'],
    ['a no-break space inside a text', '10\u00A0кг'],
    ['tabs, line ends and quotes', '\tООО «Ёлка»\n№ 5 — ₹'],
  ])('%s stays', (_, typed) => expect(cleanText(typed)).toBe(typed));
});
