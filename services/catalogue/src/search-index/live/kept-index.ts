import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Knex } from '@setu/kit/db';
import { LiveIndex } from '../domain/live-index.js';
import { LiveVocabulary } from '../domain/live-vocabulary.js';
import { docChanges, keptHours } from '../store/doc-changes.js';
import { type HeldDocuments, isInLine } from '../store/held-documents.js';
import { readSnapshot, writeSnapshot } from '../store/snapshot.js';

/** One that is nearly as old as the changes that lead on from it is none. */
const longestMs = (keptHours - 2) * 3_600_000;

/** The file an index is kept in between two lives of its process. */
export const keptIndex = (dir: string) => {
  const path = join(dir, 'cards.idx');
  return {
    /** What was kept, brought in line with the documents as they stand; undefined when it does not lead there. */
    load: async (db: Knex): Promise<HeldDocuments | undefined> => {
      const kept = await readSnapshot(path);
      if (kept === undefined || Date.now() - kept.takenAt > longestMs) return undefined;
      const { segment, vocabulary, position } = kept;
      const now = await docChanges(db).now();
      if (now?.generation !== position.generation || !(await docChanges(db).isPast(position))) return undefined;
      const held = { index: new LiveIndex(segment), words: new LiveVocabulary(vocabulary), position };
      return (await isInLine(db, held)) ? held : undefined;
    },

    /** Keeps what is held; `tidied` has all of its parts grow into one. Changes meanwhile are followed again after a start. */
    write: async (held: HeldDocuments, tidied: () => Promise<void>): Promise<void> => {
      const of = { position: held.position, takenAt: Date.now() };
      held.index.compact();
      await tidied();
      const [segment] = held.index.segments;
      if (segment === undefined) return;
      await mkdir(dir, { recursive: true });
      await writeSnapshot(path, { segment, vocabulary: held.words.whole }, of);
    },
  };
};
export type KeptIndex = ReturnType<typeof keptIndex>;
