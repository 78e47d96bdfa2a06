/** Flattens a parsed body to key-value pairs in the form of a list query. */
export const flattenToPairs = (body: unknown, prefix = ''): [string, string][] => {
  if (body === null || body === undefined) return [];
  if (typeof body !== 'object') return prefix === '' ? [] : [[prefix, String(body)]];
  const entries = Array.isArray(body)
    ? body.map((value, index) => [String(index), value] as const)
    : Object.entries(body);
  return entries.flatMap(([key, value]) => flattenToPairs(value, prefix === '' ? key : `${prefix}[${key}]`));
};
