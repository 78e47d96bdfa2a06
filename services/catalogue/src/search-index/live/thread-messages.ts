import type { WordLists } from '../../search/domain/word-lists.js';
import type { FindingIndex } from '../search-index.js';

/** What the thread is started with. */
export interface ThreadData {
  url: string;
  schema: string;
  /** The folder the index is kept in. */
  dir: string;
  lists: WordLists;
  /** What of its log is written. */
  logLevel: string;
}

/** What an index is asked. */
export type Asked = {
  [Kind in keyof FindingIndex]: { kind: Kind; asked: Parameters<FindingIndex[Kind]>[0] };
}[keyof FindingIndex];

/** A question to the thread; after `until` (milliseconds since 1970) nobody waits for its answer any more. */
export type Question = { type: 'ask'; id: number; until: number } & Asked;

/** What the thread is told. */
export type ToThread = Question | { type: 'lists'; lists: WordLists } | { type: 'close' };

/** What the thread tells: a state once a second, from when it serves. */
export type FromThread =
  | { type: 'state'; behindMs: number; cards: number }
  | { type: 'answer'; id: number; answer: unknown }
  | { type: 'failure'; id: number; message: string };
