import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { invalidCode, notFound } from '../errors.js';
import { counted } from './counted.js';
import { mustBeSafeKey, type ObjectInfo, type ObjectStore } from './object-store.js';

/** How much of a file is read at once. Reading a large one in smaller pieces takes most of the time that it is sent. */
const pieceBytes = 256 * 1024;

interface About {
  size: number;
  type: string;
  etag: string;
}

/**
 * Stores objects as files. `data/<key>` holds the bytes; `about/<key>.json` holds size, type and SHA-256. Bytes are
 * written to `tmp`, flushed and renamed. The description is written last, so an object without one does not exist yet.
 */
export function filesystemObjects({ dir }: { dir: string }): ObjectStore {
  const dataOf = (key: string): string => join(dir, 'data', key);
  const aboutOf = (key: string): string => join(dir, 'about', `${key}.json`);

  const describe = async (key: string): Promise<ObjectInfo> => {
    mustBeSafeKey(key);
    const text = await readFile(aboutOf(key), 'utf8').catch(absentAsNotFound);
    const about: About = JSON.parse(text);
    return { key, size: about.size, type: about.type, etag: about.etag };
  };

  return {
    put: async (key, content, { size, type }) => {
      mustBeSafeKey(key);
      const temporary = join(dir, 'tmp', randomUUID());
      try {
        const etag = await writeExactly(content, temporary, size);
        await moveInto(temporary, dataOf(key));
        const about = join(dir, 'tmp', randomUUID());
        await writeFile(about, JSON.stringify({ size, type, etag } satisfies About), { flush: true });
        await moveInto(about, aboutOf(key));
        return { key, size, type, etag };
      } finally {
        await rm(temporary, { force: true });
      }
    },
    get: async (key, range) => {
      const info = await describe(key);
      const start = range?.start ?? 0;
      const end = Math.min(range?.end ?? info.size - 1, info.size - 1);
      if (range !== undefined && (start < 0 || start > end)) throw invalidCode('range_not_satisfiable');
      const file = await open(dataOf(key)).catch(absentAsNotFound);
      const highWaterMark = Math.min(Math.max(1, info.size), pieceBytes);
      const part = info.size === 0 ? {} : { start, end };
      return { ...info, stream: file.createReadStream({ ...part, highWaterMark }) };
    },
    stat: describe,
    remove: async (key) => {
      mustBeSafeKey(key);
      await rm(aboutOf(key), { force: true });
      await rm(dataOf(key), { force: true });
    },
    list: async function* (prefix) {
      for await (const key of keysBelow(join(dir, 'about'), '')) {
        if (!key.startsWith(prefix)) continue;
        const { size, etag } = await describe(key);
        yield { key, size, etag };
      }
    },
    freeBytes: async () => {
      await mkdir(dir, { recursive: true });
      const { bavail, bsize } = await statfs(dir, { bigint: true });
      return bavail * bsize;
    },
  };
}

async function writeExactly(content: Readable, path: string, size: number): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  const hash = createHash('sha256');
  // Opens the file before reading any byte. If the stream failed first, a file opened later would be left behind.
  const file = await open(path, 'wx', 0o640);
  await pipeline(
    counted(content, size, (chunk) => hash.update(chunk)),
    file.createWriteStream({ flush: true }),
  );
  return hash.digest('hex');
}

async function moveInto(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await rename(from, to);
}

async function* keysBelow(root: string, below: string): AsyncIterable<string> {
  const entries = await readdir(join(root, below), { withFileTypes: true }).catch(() => []);
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) yield* keysBelow(root, path);
    else if (path.endsWith('.json')) yield path.slice(0, -'.json'.length);
  }
}

function absentAsNotFound(error: unknown): never {
  const absent = error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
  throw absent ? notFound() : error;
}
