/** The scripts of India whose words contain joiners, which change the shape of a letter. */
const joinedScripts = [...['Deva', 'Beng', 'Gujr', 'Guru', 'Knda', 'Mlym', 'Orya', 'Taml', 'Telu', 'Arab']]
  .map((name) => `\\p{Script=${name}}`)
  .join('');

const picture = '\\p{Extended_Pictographic}';

/** The meaningful uses of characters that are invisible on their own. */
const meaningful = [
  // A joiner or a non-joiner after a letter of these scripts.
  `(?<=[${joinedScripts}])[\\u200C\\u200D]`,
  // A joiner between two pictures, and the selector of a picture's look.
  `(?<=[${picture}\\uFE0F\\p{Emoji_Modifier}])\\u200D(?=${picture})`,
  `(?<=${picture})[\\uFE0E\\uFE0F]`,
  // The selector in a keycap, and the letters of a flag.
  '(?<=[\\d#*])\\uFE0F(?=\\u20E3)',
  '(?<=\\u{1F3F4})[\\u{E0061}-\\u{E007A}]+\\u{E007F}',
];

const invisible = new RegExp(
  `(${meaningful.join('|')})|[\\p{Default_Ignorable_Code_Point}\\uFFF9-\\uFFFB\\u2800]`,
  'gu',
);

/** Texts of these characters need no work: printable ASCII, Cyrillic letters, tabs and line ends. */
const plain = /^[\t\n\x20-\x7E\u0410-\u044F\u0401\u0451]*$/;

/**
 * Cleans a text as it is received. Composes letters with their accents (NFC), removes invisible characters, and ends
 * lines with a line feed. Joiners remain where they have a meaning: in words of Indian scripts and between emoji.
 */
export function cleanText(text: string): string {
  if (plain.test(text)) return text;
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(invisible, '$1')
    .normalize('NFC');
}
