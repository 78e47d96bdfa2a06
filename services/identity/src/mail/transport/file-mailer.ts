import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isUuid } from '@setu/kit/core';
import { createTransport } from 'nodemailer';
import type { Mailer, StoredEmail, StoredEmails } from './mailer.js';
import { messageOf } from './message.js';

const maxListed = 100;
const maxStored = 1000;

/**
 * Returns a mailer that sends nothing. It stores each email as an .eml file, with a JSON file of what `/dev/mail`
 * shows.
 */
export function fileMailer({ dir, from }: { dir: string; from: string }): Mailer & StoredEmails {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const place = (id: string, ending: 'eml' | 'json') => path.join(dir, `${id}.${ending}`);
  // Ids begin with their creation time.
  const idsNewestFirst = async (): Promise<string[]> => {
    const names = await readdir(dir).catch(() => []);
    return names
      .flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -'.json'.length)] : []))
      .sort()
      .reverse();
  };
  const write = async (file: string, content: string | Buffer): Promise<void> => {
    await writeFile(`${file}.new`, content);
    await rename(`${file}.new`, file);
  };
  const get = async (id: string): Promise<StoredEmail | undefined> => {
    if (!isUuid(id)) return undefined;
    const text = await readFile(place(id, 'json'), 'utf8').catch(() => undefined);
    return text === undefined ? undefined : (JSON.parse(text) as StoredEmail);
  };
  return {
    send: async (email) => {
      const { message } = await writer.sendMail(messageOf(email, from));
      const stored: StoredEmail = { ...email, sentAt: new Date().toISOString() };
      await mkdir(dir, { recursive: true });
      await write(place(email.id, 'eml'), message as Buffer);
      await write(place(email.id, 'json'), JSON.stringify(stored));
      for (const id of (await idsNewestFirst()).slice(maxStored)) {
        await rm(place(id, 'eml'), { force: true });
        await rm(place(id, 'json'), { force: true });
      }
      return { result: 'sent' };
    },
    list: async () => {
      const found = await Promise.all((await idsNewestFirst()).slice(0, maxListed).map(get));
      return found.flatMap((email) => email ?? []);
    },
    get,
  };
}
