const inEnglish = /\d{1,3}(?:,\d{3})+(?:\.\d+)?(?!\d)|\d+(?:\.\d+)?/g;
const space = '[ \\u00a0\\u202f]';
const inRussian = new RegExp(`(?<!\\d)\\d{1,3}(?:${space}\\d{3})+(?:,\\d+)?(?!\\d)|\\d+(?:[.,]\\d+)?`, 'g');

const plain = (written: string): string => String(Number(written));
const english = (written: string): string => plain(written.replaceAll(',', ''));
const russian = (written: string): string => plain(written.replace(/\s/g, '').replace(',', '.'));

/**
 * Returns the numbers in a text and in its translation, as plain decimals. Groups of three digits separated by spaces
 * count as one Russian number only if the English text contains that number. So the grades 304 316 stay two numbers.
 */
export function numbersOf(source: string, translation: string): [string[], string[]] {
  const expected = (source.match(inEnglish) ?? []).map(english);
  const found = (translation.match(inRussian) ?? []).flatMap((written) => {
    const joined = russian(written);
    const isGroup = /\s/.test(written);
    return isGroup && !expected.includes(joined) ? written.split(/\s/).map(russian) : [joined];
  });
  return [expected, found];
}
