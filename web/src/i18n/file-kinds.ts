const names: Readonly<Record<string, string>> = {
  doc: 'Word',
  docx: 'Word',
  xls: 'Excel',
  xlsx: 'Excel',
  jpg: 'JPEG',
  jpeg: 'JPEG',
  jfif: 'JPEG',
  webp: 'WebP',
  heic: 'HEIC',
  heif: 'HEIC',
};

const pictures: ReadonlySet<string> = new Set(['jpg', 'jpeg', 'jfif', 'png', 'webp', 'avif', 'heic', 'heif']);

/**
 * Names the accepted kinds of files in a short list, by the programs that people know: `PDF, Word, Excel, photos`.
 * `photos` stands for all kinds of pictures, which are named one by one only where nothing else is accepted.
 */
export function fileKinds(types: readonly string[], photos: string): string {
  const isMixed = types.some((type) => !pictures.has(type));
  const kinds = types.map((type) => (isMixed && pictures.has(type) ? photos : (names[type] ?? type.toUpperCase())));
  return [...new Set(kinds)].join(', ');
}
