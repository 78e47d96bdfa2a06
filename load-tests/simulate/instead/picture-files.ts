import { hashOf, randomOf } from '../random.js';
import { fileAt, step } from './node-timers.js';

/** A file in an archive of pictures. */
interface Entry {
  fileName: string;
  crc32: number;
  uncompressedSize: number;
}

const names = ['front.jpg', 'side.png', 'back.webp', 'broken.jpg'] as const;

/** Draws the pictures that a row names. Few are damaged or missing in the archive. */
export const drawPictures = (chance: (probability: number) => boolean): string =>
  chance(0.3) ? '' : [...names, 'absent.jpg'].filter((name) => chance(shares[name] ?? 0.4)).join('; ');

const shares: Readonly<Record<string, number>> = { 'broken.jpg': 0.06, 'absent.jpg': 0.04 };

const archives = new Set<string>();

/** Stores an archive of pictures, and returns its id. */
export function uploadPictures(id: string): string {
  archives.add(id);
  return id;
}

export const isArchive = (id: string): boolean => archives.has(id);

/** Returns the contents of an archive by name. Two archives may have different pictures of one name. */
const picturesIn = (archiveId: string): Map<string, string> => {
  const random = randomOf(`pictures ${archiveId}`);
  return new Map(names.map((name) => [name, `${name} ${random.below(2)}`]));
};

/** Replaces the reading of a .zip file. The pictures follow from the id of the file. */
export async function openArchive(path: string) {
  const pictures = picturesIn(fileAt.get(path) ?? '');
  const entries = [...pictures].map(([fileName, content]): [string, Entry] => [
    fileName,
    { fileName, crc32: hashOf(content), uncompressedSize: content.length },
  ]);
  return {
    entries: new Map(entries),
    open: async function* ({ fileName }: Entry) {
      yield Buffer.from(pictures.get(fileName) ?? '');
    },
    close: () => undefined,
  };
}

/** A picture that media has stored. */
export interface StoredPicture {
  name: string;
  companyId: string;
  content: string;
}

let stored = new Map<string, StoredPicture>();

/** Empties the store of pictures, and returns it. */
export function emptyPictures(): ReadonlyMap<string, StoredPicture> {
  stored = new Map();
  return stored;
}

/** Stores a picture as media does: an id once, and nothing that is damaged. */
export async function storePicture({
  id,
  bytes,
  ...file
}: Omit<StoredPicture, 'content'> & { id: string; bytes: Buffer }): Promise<{ refused?: string }> {
  await step('media stores a picture');
  if (file.name === 'broken.jpg') return { refused: 'wrong_type' };
  if (!stored.has(id)) stored.set(id, { ...file, content: bytes.toString() });
  return {};
}
