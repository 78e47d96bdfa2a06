/** The number in a cell, or why the cell is not a number. */
export type NumberReading = { text: string } | { code: string; params?: Record<string, string> };

const spaces = /[\s\u00a0\u202f']/g;

/**
 * Reads a number and returns its plain spelling (`1250.5`). Spaces between thousands and a decimal comma are allowed.
 * `1,250` is ambiguous and is rejected. A number with more than `decimals` digits after the point is also rejected.
 */
export function readNumber(typed: string, decimals: number): NumberReading {
  const bare = typed.replace(spaces, '').replace(/%$/, '');
  if (/^\d{1,3}(,\d{2,3})*,\d{3}$/.test(bare) && bare.split(',').length === 2 && !bare.startsWith('0,')) {
    const [integer = '', part = ''] = bare.split(',');
    return { code: 'number_unclear', params: { value: typed, whole: integer + part, part: `${integer}.${part}` } };
  }
  const isGrouped = /^\d{1,3}(,\d{2,3})+(\.\d+)?$/.test(bare) && (bare.includes('.') || bare.split(',').length > 2);
  const text = isGrouped ? bare.replaceAll(',', '') : bare.replace(',', '.');
  if (!/^-?\d{1,15}(\.\d*)?$/.test(text)) return { code: 'invalid_number' };
  const [wholePart = '', part = ''] = text.split('.');
  const digits = part.replace(/0+$/, '');
  if (digits.length > decimals)
    return decimals === 0 ? { code: 'integer' } : { code: 'decimals_max', params: { max: String(decimals) } };
  return { text: digits === '' ? wholePart : `${wholePart}.${digits}` };
}
