/** Returns whether a form value holds an answer: text, a file, a chosen option, or a group with one filled field. */
export function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.some(isFilled);
  if (typeof value === 'object' && value !== null) return Object.values(value).some(isFilled);
  return typeof value === 'number' || value === true;
}

/** Returns how many of a section's fields hold an answer. */
export function countFilled(values: object, names: string[]): number {
  const known = values as Record<string, unknown>;
  return names.filter((name) => isFilled(known[name])).length;
}
