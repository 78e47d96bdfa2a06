import type { WordLists } from '../../search/domain/word-lists.js';
import type { FindingIndex } from '../search-index.js';
import type { MediaAccess } from './derived-objects.js';
import type { SharedChanges } from './kept-answers.js';

/** The start parameters of the thread. */
export interface ThreadData {
  url: string;
  schema: string;
  /** The folder in which the index is stored. */
  dir: string;
  lists: WordLists;
  /** The media service, in which all processes store their index for new ones. Undefined: only the folder is used. */
  media?: MediaAccess | undefined;
  changes: SharedChanges;
  /** The log level of the thread. */
  logLevel: string;
}

/** A request to the index. */
export type IndexRequest = {
  [Kind in keyof FindingIndex]: { kind: Kind; query: Parameters<FindingIndex[Kind]>[0] };
}[keyof FindingIndex];

/**
 * A search request to the thread. After `expiresAt` (milliseconds since 1970) the caller no longer waits for the
 * answer.
 */
export type Question = { type: 'ask'; id: number; expiresAt: number } & IndexRequest;

/** A message to the thread. */
export type ToThread = Question | { type: 'lists'; lists: WordLists } | { type: 'close' };

/**
 * A message from the thread. It sends its state once a second as soon as it serves. `isPartial` is true while it has only
 * the most popular cards, because no stored index fits, and it reads the others.
 */
export type FromThread =
  | { type: 'state'; behindMs: number; cards: number; isPartial: boolean }
  | { type: 'answer'; id: number; answer: unknown }
  | { type: 'incomplete'; id: number }
  | { type: 'failure'; id: number; message: string };
