import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ObjectStore } from '../objects/index.js';

/** Where a backup says of itself when it was made; nothing of a service lies there. */
const marks = 'marks/';

export interface Mirrored {
  /** When it began: rows of any database restored to a moment before have their objects in it. */
  began: Date;
  copied: number;
  /** How many were there already. */
  kept: number;
  /** Of what was copied. */
  bytes: number;
}

/**
 * Copies what the second store lacks and says so in a mark beside it, once all is there. The bytes of a key never change,
 * so what is there with its size is left as it is; what was removed meanwhile stays, for an older database still names it.
 */
export async function mirrorOut(from: ObjectStore, to: ObjectStore, began = new Date()): Promise<Mirrored> {
  const mirrored = { began, ...(await copyMissing(from, to)) };
  const content = Buffer.from(JSON.stringify(mirrored));
  const key = `${marks}${began.toISOString().replace(/[:.]/g, '-')}`;
  await to.put(key, Readable.from([content]), { size: content.length, type: 'application/json' });
  return mirrored;
}

/** Fills an empty store from its mirror. */
export const mirrorBack = async (mirror: ObjectStore, to: ObjectStore): Promise<Mirrored> => ({
  began: new Date(),
  ...(await copyMissing(mirror, to)),
});

/** When the last mirroring that came to its end began; undefined when there is none. */
export async function lastMirrored(mirror: ObjectStore): Promise<Date | undefined> {
  let last: string | undefined;
  for await (const { key } of mirror.list(marks)) last = last === undefined || key > last ? key : last;
  if (last === undefined) return undefined;
  const { began }: { began: string } = JSON.parse((await buffer((await mirror.get(last)).stream)).toString());
  return new Date(began);
}

async function copyMissing(from: ObjectStore, to: ObjectStore): Promise<Omit<Mirrored, 'began'>> {
  const there = new Map<string, number>();
  for await (const { key, size } of to.list('')) there.set(key, size);
  const done = { copied: 0, kept: 0, bytes: 0 };
  for await (const { key, size } of from.list('')) {
    if (key.startsWith(marks)) continue;
    if (there.get(key) === size) {
      done.kept += 1;
      continue;
    }
    const { stream, type } = await from.get(key);
    await to.put(key, stream, { size, type });
    done.copied += 1;
    done.bytes += size;
  }
  return done;
}
