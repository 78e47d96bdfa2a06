import type { Entry } from 'yauzl';

// The upper half of an entry's attributes is its Unix mode, whose first four bits say what kind of thing it is.
const kindOf = ({ externalFileAttributes }: Entry): number => (externalFileAttributes >>> 28) & 0xf;
const unsaid = 0;
const folder = 0o4;
const plainFile = 0o10;

const macros = /vbaproject\.bin$/i;

/** Whether an entry may stand in a document: a plain file or folder, packed as everybody can read it, without macros. */
export function isSafeEntry(entry: Entry): boolean {
  const kind = kindOf(entry);
  if (kind !== unsaid && kind !== plainFile && kind !== folder) return false;
  return entry.canDecodeFileData() && !macros.test(entry.fileName) && !entry.fileName.includes('\0');
}
