export type DecimalMark = ',' | '.';

/** Whether a single comma or point stands between thousands: the language's own mark for them, before three digits. */
function isThousandsMark(text: string, mark: string, decimalMark: DecimalMark): boolean {
  return mark === ',' && decimalMark === '.' && /^\d{1,3},\d{3}$/.test(text);
}

/**
 * A number as people write it, as plain decimal text (`1234.5`): spaces, currency and percent signs drop out, comma and
 * point are both understood. Where one of them could be either, the page's language decides. Null when it is no number.
 */
export function readDecimal(text: string, decimalMark: DecimalMark): string | null {
  const bare = text.replace(/[\s\u00A0\u202F₽₹%]/g, '');
  if (!/^[\d.,]*\d[\d.,]*$/.test(bare)) return null;
  const last = bare.includes(',') || bare.includes('.') ? (bare.match(/[.,](?=[^.,]*$)/)?.[0] ?? '') : '';
  if (!last) return plain(bare, '');
  const other = last === ',' ? '.' : ',';
  const isOnce = bare.indexOf(last) === bare.lastIndexOf(last);
  if (bare.includes(other)) return isOnce ? grouped(bare, other, last) : null;
  if (!isOnce) return grouped(bare, last, '');
  return isThousandsMark(bare, last, decimalMark) ? grouped(bare, last, '') : plain(bare, last);
}

/** Groups of two are the Indian way of writing lakhs and crores: `12,34,567`. */
function grouped(text: string, groupMark: string, decimalMark: string): string | null {
  const [whole = '', part = ''] = decimalMark ? text.split(decimalMark) : [text];
  const groups = whole.split(groupMark);
  const isWhole = groups.every((group, at) => /^\d+$/.test(group) && (at === 0 ? group.length <= 3 : true));
  const areGroups = groups.slice(1, -1).every(({ length }) => length === 3 || length === 2);
  if (!isWhole || !areGroups || groups.at(-1)?.length !== 3) return null;
  return plain(`${groups.join('')}${decimalMark}${part}`, decimalMark);
}

function plain(text: string, decimalMark: string): string | null {
  const [whole = '', part = ''] = decimalMark ? text.split(decimalMark) : [text];
  if (!/^\d*$/.test(whole) || !/^\d*$/.test(part)) return null;
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  return part ? `${digits}.${part}` : digits;
}
