/** Values as text, by name. */
export type TextValues = Readonly<Record<string, string>>;

/** Returns the integer with this name, or the default if it is missing or not an integer from 0 to 999,999,999. */
export function integerOf(values: TextValues, name: string, fallback: number): number {
  const text = values[name] ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : fallback;
}

/** Returns the flag with this name, or the default if it is missing or neither `true` nor `false`. */
export function flagOf(values: TextValues, name: string, fallback: boolean): boolean {
  const text = values[name];
  return text === 'true' || text === 'false' ? text === 'true' : fallback;
}

/**
 * Returns the list of texts with this name, sent as a JSON array, or the default if it is missing or not an array of
 * texts.
 */
export function textsOf(values: TextValues, name: string, fallback: readonly string[]): readonly string[] {
  try {
    const read: unknown = JSON.parse(values[name] ?? '');
    return Array.isArray(read) && read.every((one) => typeof one === 'string') ? read : fallback;
  } catch {
    return fallback;
  }
}
