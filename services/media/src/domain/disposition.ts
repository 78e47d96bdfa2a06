/**
 * The Content-Disposition of a file (RFC 6266): an ASCII name for old readers, the true one in UTF-8 beside it (RFC 5987).
 * Nothing of the name can end the header or start another.
 */
export function disposition(kind: 'inline' | 'attachment', name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const full = encodeURIComponent(name).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${full}`;
}
