/** A body's tree as the flat pairs a list query is read from. */
export const flattenToPairs = (body: unknown, prefix = ''): [string, string][] => {
  if (body === null || body === undefined) return [];
  if (typeof body !== 'object') return prefix === '' ? [] : [[prefix, String(body)]];
  const entries = Array.isArray(body)
    ? body.map((value, index) => [String(index), value] as const)
    : Object.entries(body);
  return entries.flatMap(([key, value]) => {
    const scalar = typeof value !== 'object' || value === null;
    const name =
      prefix === ''
        ? key
        : Array.isArray(body) && scalar && !prefix.startsWith('f_price')
          ? `${prefix}[]`
          : `${prefix}[${key}]`;
    return flattenToPairs(value, name);
  });
};
