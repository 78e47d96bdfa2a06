/** Flattens a body's tree to the pairs that a list query is read from. */
export const flattenToPairs = (body: unknown, prefix = ''): [string, string][] => {
  if (body === null || body === undefined) return [];
  if (typeof body !== 'object') return prefix === '' ? [] : [[prefix, String(body)]];
  const entries = Array.isArray(body)
    ? body.map((value, index) => [String(index), value] as const)
    : Object.entries(body);
  return entries.flatMap(([key, value]) => flattenToPairs(value, prefix === '' ? key : `${prefix}[${key}]`));
};
