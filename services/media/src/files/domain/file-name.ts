const longest = 200;
// Controls, line separators, zero-width and direction marks: a name must not hide what it is.
const hidden = /[\p{Cc}\p{Cs}\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;
const reserved = /[<>:"|?*]/g;

/** The extension of a name, small letters, without the dot; empty when it has none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 1 ? '' : name.slice(dot + 1).toLowerCase();
}

/**
 * Takes a name as a browser sent it, gives one that is safe to keep and show: composed (NFC), without a path,
 * hidden or reserved characters, at most 200 characters with its extension kept; `file` when nothing is left.
 */
export function cleanName(given: string): string {
  const base = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = base
    .replace(hidden, '')
    .replace(reserved, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  if (clean === '') return 'file';
  const letters = [...clean];
  if (letters.length <= longest) return clean;
  const extension = extensionOf(clean);
  const tail = extension === '' || extension.length > 10 ? '' : `.${extension}`;
  return `${letters
    .slice(0, longest - tail.length)
    .join('')
    .trimEnd()}${tail}`;
}

/**
 * What a file is called for a reader who may not know its own name: as he asked for it, with the ending of what it is;
 * `attachment` when he asked for nothing.
 */
export function neutralName(own: string, asked = ''): string {
  const name = cleanName(asked === '' ? 'attachment' : asked);
  const extension = extensionOf(name);
  const base = extension === '' ? name : name.slice(0, -extension.length - 1);
  const ending = extensionOf(own);
  return ending === '' ? base : `${base}.${ending}`;
}

/** The name a file of another type is given away under: `photo.jpg` kept as WebP leaves as `photo.webp`. */
export function nameAs(name: string, type: string): string {
  if (type !== 'image/webp' || extensionOf(name) === 'webp') return name;
  const extension = extensionOf(name);
  return `${extension === '' ? name : name.slice(0, -extension.length - 1)}.webp`;
}
