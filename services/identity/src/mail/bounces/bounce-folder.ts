import { mkdir, open, readdir, rename } from 'node:fs/promises';
import path from 'node:path';

/** Reports are short, so only this much of a longer email is read. */
const maxBytes = 512 * 1024;

/** A mailbox as a folder (Maildir). New emails are in `new`, processed ones in `cur`. */
export interface BounceFolder {
  /** Returns the names of new emails, oldest first. Returns none until the folder exists. */
  list(): Promise<string[]>;
  read(name: string): Promise<string>;
  /** Moves an email to the processed ones. Does nothing if another process moved it before. */
  done(name: string): Promise<void>;
}

/** Opens the folder in which a mail server stores bounced emails. */
export function openBounceFolder(dir: string): BounceFolder {
  const isMissing = (error: unknown) => (error as { code?: unknown }).code === 'ENOENT';
  return {
    list: async () => {
      const names = await readdir(path.join(dir, 'new')).catch((error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      });
      return names.filter((name) => !name.startsWith('.')).sort();
    },
    read: async (name) => {
      const file = await open(path.join(dir, 'new', name));
      try {
        const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(maxBytes), position: 0 });
        return buffer.toString('utf8', 0, bytesRead);
      } finally {
        await file.close();
      }
    },
    done: async (name) => {
      await mkdir(path.join(dir, 'cur'), { recursive: true });
      await rename(path.join(dir, 'new', name), path.join(dir, 'cur', `${name}:2,S`)).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      });
    },
  };
}
