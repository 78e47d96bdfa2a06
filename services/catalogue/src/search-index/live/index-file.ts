import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Knex } from '@setu/kit/db';
import { LiveIndex } from '../domain/live-index.js';
import { LiveVocabulary } from '../domain/live-vocabulary.js';
import { docChanges, retentionHours } from '../store/doc-changes.js';
import { catchUp, type MemoryDocuments } from '../store/memory-documents.js';
import { readSnapshot, writeSnapshot } from '../store/snapshot.js';
import type { SharedSnapshots } from './shared-snapshots.js';

/** A stored index that is almost as old as the retained changes is not used. */
const maxAgeMs = (retentionHours - 2) * 3_600_000;

/** The path of the index file in its folder. */
export const indexPath = (dir: string): string => join(dir, 'cards.idx');

/** An index from a file, and the time from which the changes must be applied to it, in milliseconds since 1970. */
export interface LoadedIndex {
  documents: MemoryDocuments;
  takenAt: number;
}

/**
 * The file in which an index is stored between two runs of the process. `shared` also stores it for other processes.
 */
export const indexFile = (dir: string, shared?: SharedSnapshots) => {
  const path = indexPath(dir);
  const read = async (db: Knex): Promise<LoadedIndex | undefined> => {
    const snapshot = await readSnapshot(path);
    if (snapshot === undefined || Date.now() - snapshot.takenAt > maxAgeMs) return undefined;
    const { segment, vocabulary, position, takenAt } = snapshot;
    const now = await docChanges(db).now();
    if (now?.generation !== position.generation || !(await docChanges(db).isPast(position))) return undefined;
    const documents = { index: new LiveIndex(segment), words: new LiveVocabulary(vocabulary), position };
    return (await catchUp(db, documents)) === undefined ? undefined : { documents, takenAt };
  };
  return {
    /**
     * Loads the stored index, from the object store if this process has none, and brings it up to date with the
     * documents. Returns undefined if no stored index can be brought up to date. Its sums are not compared: for a million
     * cards that takes the database seconds.
     */
    load: async (db: Knex): Promise<LoadedIndex | undefined> => {
      const own = await read(db);
      if (own !== undefined || shared === undefined) return own;
      const now = await docChanges(db).now();
      return now && (await shared.fetch(now.generation, path)) ? read(db) : undefined;
    },

    /**
     * Stores the index. `mergeParts` merges all its parts into one. Changes made in the meantime are applied after the
     * next start.
     */
    write: async (documents: MemoryDocuments, mergeParts: () => Promise<void>): Promise<void> => {
      const of = { position: documents.position, takenAt: Date.now() };
      documents.index.compact();
      await mergeParts();
      const [segment] = documents.index.segments;
      if (segment === undefined) return;
      await mkdir(dir, { recursive: true });
      await writeSnapshot(path, { segment, vocabulary: documents.words.base }, of);
      await shared?.put({ generation: of.position.generation, takenAt: of.takenAt, maxAgeMs }, path);
    },
  };
};
export type IndexFile = ReturnType<typeof indexFile>;
