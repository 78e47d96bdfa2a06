/** Returns whether a form value holds an answer: text, a file, a chosen option, or a group with one filled field. */
export function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.some(isFilled);
  if (typeof value === 'object' && value !== null) return Object.values(value).some(isFilled);
  return typeof value === 'number' || value === true;
}

const valueAt = (values: object, path: string): unknown =>
  path.split('.').reduce<unknown>((value, part) => (value as Record<string, unknown> | null)?.[part], values);

/**
 * Returns how many of a section's fields hold an answer. A name is a path (`legal_addr.street`), or alternatives of
 * which one is enough (`city|city_name`).
 */
export function countFilled(values: object, names: string[]): number {
  return names.filter((name) => name.split('|').some((path) => isFilled(valueAt(values, path)))).length;
}
