import type { Entry } from 'yauzl';

// The upper half of an entry's attributes is its Unix mode. The first four bits of the mode are the file type.
const kindOf = ({ externalFileAttributes }: Entry): number => (externalFileAttributes >>> 28) & 0xf;
const unsaid = 0;
const folder = 0o4;
const plainFile = 0o10;

const macros = /vbaproject\.bin$/i;

/**
 * Checks whether a document may contain the entry: a plain file or folder, in a readable compression, without macros.
 */
export function isSafeEntry(entry: Entry): boolean {
  const kind = kindOf(entry);
  if (kind !== unsaid && kind !== plainFile && kind !== folder) return false;
  return entry.canDecodeFileData() && !macros.test(entry.fileName) && !entry.fileName.includes('\0');
}
