import type { CatalogueDeps } from '../../deps.js';
import type { CardLists } from '../domain/card-lists.js';
import type { ImportRun } from '../domain/import-run.js';
import type { PictureArchive } from '../pictures/picture-archive.js';

/** Says that a run was ended, or is another worker's by now: whoever is at it lets go. */
export class LetGo extends Error {
  override readonly name = 'LetGo';
}

/** What whoever works at a run has. */
export interface Working {
  deps: CatalogueDeps;
  run: ImportRun;
  /** As it claimed the run. */
  worker: string;
  lists: CardLists;
  pictures: PictureArchive;
  /** Pictures that were kept, or are on their way, by their ids: each goes once, however many rows name it. */
  kept: Map<string, Promise<string | undefined>>;
  /** A folder of its own. */
  folder: string;
  signal: AbortSignal;
}
