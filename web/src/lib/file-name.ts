/** Returns the extension of a file name: `Договор.v2.PDF` → `pdf`, or an empty text. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : '';
}
