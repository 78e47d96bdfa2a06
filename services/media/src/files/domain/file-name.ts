const longest = 200;
// Control characters, line separators, zero-width characters and direction marks. They could disguise a file name.
const hidden = /[\p{Cc}\p{Cs}\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;
const reserved = /[<>:"|?*]/g;

/** Returns the extension of a name in lower case without the dot, or an empty string. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 1 ? '' : name.slice(dot + 1).toLowerCase();
}

/**
 * Cleans a file name from a browser so that it is safe to store and show. The result is composed (NFC) and has no path,
 * hidden or reserved characters.
 * It has at most 200 characters including its extension. It is `file` when nothing is left.
 */
export function cleanName(original: string): string {
  const base = original.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
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
 * Returns the name of a file for readers who may not know its real name. It is the requested name (default
 * `attachment`) with the extension of the real name.
 */
export function neutralName(own: string, requested = ''): string {
  const name = cleanName(requested === '' ? 'attachment' : requested);
  const extension = extensionOf(name);
  const base = extension === '' ? name : name.slice(0, -extension.length - 1);
  const ending = extensionOf(own);
  return ending === '' ? base : `${base}.${ending}`;
}

/**
 * Returns the name under which a file is delivered when its type has changed: `photo.jpg` stored as WebP becomes
 * `photo.webp`.
 */
export function nameAs(name: string, type: string): string {
  if (type !== 'image/webp' || extensionOf(name) === 'webp') return name;
  const extension = extensionOf(name);
  return `${extension === '' ? name : name.slice(0, -extension.length - 1)}.webp`;
}
