import type { CatalogueDeps } from '../../deps.js';
import type { CardLists } from '../domain/card-lists.js';
import type { ImportRun } from '../domain/import-run.js';
import type { StoredPicture } from '../files/media-files.js';
import type { PictureArchive } from '../pictures/picture-archive.js';

/** Thrown when a run was stopped or another worker has taken it over. The current worker then stops. */
export class RunLost extends Error {
  override readonly name = 'RunLost';
}

/** What a worker needs to process a run. */
export interface RunContext {
  deps: CatalogueDeps;
  run: ImportRun;
  /** The worker's name, as it claimed the run. */
  worker: string;
  lists: CardLists;
  pictures: PictureArchive;
  /**
   * Uploads of pictures by picture id, finished or in progress. Each picture is uploaded once, however many rows refer
   * to it.
   */
  uploads: Map<string, Promise<StoredPicture>>;
  /** The run's own temporary folder. */
  folder: string;
  signal: AbortSignal;
}
