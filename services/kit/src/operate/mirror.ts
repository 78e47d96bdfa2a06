import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ObjectStore } from '../objects/index.js';

/** What services can compute again, for example a search index. It is not copied. */
const derived = 'derived/';
/** The prefix of the mirror's own marks, which record when copies were made. Services never use this prefix. */
const marks = 'marks/';

export interface Mirrored {
  /** The start time. The mirror has the objects of every database row that was written before it. */
  began: Date;
  copied: number;
  /** Objects that the target already had. */
  kept: number;
  /** The total size of the copied objects. */
  bytes: number;
}

/**
 * Copies the objects that the mirror lacks, then writes a mark. The bytes of a key never change, so an object of the
 * right size is not copied again. Removed objects stay in the mirror, because an older database still refers to them.
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

/** Returns the start time of the last completed copy, or undefined if there is none. */
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
    if (key.startsWith(marks) || key.startsWith(derived)) continue;
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
