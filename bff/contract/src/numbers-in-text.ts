const inEnglish = /\d{1,3}(?:,\d{3})+(?:\.\d+)?(?!\d)|\d+(?:\.\d+)?/g;
const space = '[ \\u00a0\\u202f]';
const inRussian = new RegExp(`(?<!\\d)\\d{1,3}(?:${space}\\d{3})+(?:,\\d+)?(?!\\d)|\\d+(?:[.,]\\d+)?`, 'g');

const plain = (written: string): string => String(Number(written));
const english = (written: string): string => plain(written.replaceAll(',', ''));
const russian = (written: string): string => plain(written.replace(/\s/g, '').replace(',', '.'));

/**
 * Takes a text and its translation, gives the numbers of both by their values. Digits in threes behind blanks are one
 * Russian number only where the English has it: grades 304 316 are two.
 */
export function numbersOf(source: string, translation: string): [string[], string[]] {
  const expected = (source.match(inEnglish) ?? []).map(english);
  const found = (translation.match(inRussian) ?? []).flatMap((written) => {
    const whole = russian(written);
    const isGroup = /\s/.test(written);
    return isGroup && !expected.includes(whole) ? written.split(/\s/).map(russian) : [whole];
  });
  return [expected, found];
}
