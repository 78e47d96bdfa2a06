/** A number as people type it: spaces between thousands, comma or point before decimals. Null when empty or not one. */
export function readNumber(text: string): number | null {
  const plain = text.replace(/[\s\u00A0\u202F]/g, '').replace(',', '.');
  if (plain === '' || !/^\d+(\.\d+)?$/.test(plain)) return null;
  return Number(plain);
}
