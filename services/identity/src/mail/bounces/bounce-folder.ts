import { mkdir, open, readdir, rename } from 'node:fs/promises';
import path from 'node:path';

/** A report is short; of a longer mail only so much is read. */
const mostBytes = 512 * 1024;

/** A mailbox as a folder (Maildir): new mails in `new`, seen ones in `cur`. */
export interface BounceFolder {
  /** The names of those that are new, the oldest first; none before the folder is made. */
  list(): Promise<string[]>;
  read(name: string): Promise<string>;
  /** It has been taken; one that is gone already was taken by another process. */
  done(name: string): Promise<void>;
}

/** Takes the folder a mail server puts returned mails into. */
export function openBounceFolder(dir: string): BounceFolder {
  const isGone = (error: unknown) => (error as { code?: unknown }).code === 'ENOENT';
  return {
    list: async () => {
      const names = await readdir(path.join(dir, 'new')).catch((error: unknown) => {
        if (isGone(error)) return [];
        throw error;
      });
      return names.filter((name) => !name.startsWith('.')).sort();
    },
    read: async (name) => {
      const file = await open(path.join(dir, 'new', name));
      try {
        const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(mostBytes), position: 0 });
        return buffer.toString('utf8', 0, bytesRead);
      } finally {
        await file.close();
      }
    },
    done: async (name) => {
      await mkdir(path.join(dir, 'cur'), { recursive: true });
      await rename(path.join(dir, 'new', name), path.join(dir, 'cur', `${name}:2,S`)).catch((error: unknown) => {
        if (!isGone(error)) throw error;
      });
    },
  };
}
