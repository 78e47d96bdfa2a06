export type DecimalMark = ',' | '.';

/** Returns whether a single comma or point groups thousands: the language's own mark, before three digits. */
function isThousandsMark(text: string, mark: string, decimalMark: DecimalMark): boolean {
  return mark === ',' && decimalMark === '.' && /^\d{1,3},\d{3}$/.test(text);
}

/**
 * Reads a number as users type it and returns plain decimal text (`1234.5`). Spaces, apostrophes, currency and percent
 * signs are ignored, and both comma and point are accepted. If a mark is ambiguous, the page's language decides. Returns null if
 * it is not a number.
 */
export function readDecimal(text: string, decimalMark: DecimalMark): string | null {
  const bare = text.normalize('NFKC').replace(/[\s'’₽₹%]/g, '');
  if (!/^[\d.,]*\d[\d.,]*$/.test(bare)) return null;
  const last = bare.includes(',') || bare.includes('.') ? (bare.match(/[.,](?=[^.,]*$)/)?.[0] ?? '') : '';
  if (!last) return plain(bare, '');
  const other = last === ',' ? '.' : ',';
  const isSingle = bare.indexOf(last) === bare.lastIndexOf(last);
  if (bare.includes(other)) return isSingle ? grouped(bare, other, last) : null;
  if (!isSingle) return grouped(bare, last, '');
  return isThousandsMark(bare, last, decimalMark) ? grouped(bare, last, '') : plain(bare, last);
}

/** Groups of two digits are the Indian notation for lakhs and crores: `12,34,567`. */
function grouped(text: string, groupMark: string, decimalMark: string): string | null {
  const [integer = '', part = ''] = decimalMark ? text.split(decimalMark) : [text];
  const groups = integer.split(groupMark);
  const areDigits = groups.every((group, at) => /^\d+$/.test(group) && (at === 0 ? group.length <= 3 : true));
  const areGroups = groups.slice(1, -1).every(({ length }) => length === 3 || length === 2);
  if (!areDigits || !areGroups || groups.at(-1)?.length !== 3) return null;
  return plain(`${groups.join('')}${decimalMark}${part}`, decimalMark);
}

function plain(text: string, decimalMark: string): string | null {
  const [integer = '', part = ''] = decimalMark ? text.split(decimalMark) : [text];
  if (!/^\d*$/.test(integer) || !/^\d*$/.test(part)) return null;
  const digits = integer.replace(/^0+(?=\d)/, '') || '0';
  return part ? `${digits}.${part}` : digits;
}
