/** Values by name, as text. */
export type ToldValues = Readonly<Record<string, string>>;

/** The whole number under a name; the usual one where there is none, or it is no whole number from 0 to 999 999 999. */
export function wholeNumberOf(values: ToldValues, name: string, usual: number): number {
  const text = values[name] ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : usual;
}

/** The flag under a name; the usual one where there is none, or it is neither `true` nor `false`. */
export function flagOf(values: ToldValues, name: string, usual: boolean): boolean {
  const text = values[name];
  return text === 'true' || text === 'false' ? text === 'true' : usual;
}

/** The words under a name, told as a JSON array; the usual ones where there is none, or it is no array of texts. */
export function wordsOf(values: ToldValues, name: string, usual: readonly string[]): readonly string[] {
  try {
    const read: unknown = JSON.parse(values[name] ?? '');
    return Array.isArray(read) && read.every((one) => typeof one === 'string') ? read : usual;
  } catch {
    return usual;
  }
}
