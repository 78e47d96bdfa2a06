import type { ImportFailure, ImportRowResult, ImportState } from '@setu/proto/words';
import type { CellProblem } from './cell-problem.js';

export type { ImportFailure, ImportRowResult, ImportState };

/** What a run has counted: its rows by what becomes of them, and the pictures they name. */
export interface ImportCounts {
  rows: number;
  fresh: number;
  updates: number;
  unchanged: number;
  faulty: number;
  stored: number;
  refused: number;
  picturesNamed: number;
  picturesFound: number;
}

/** In whose name a run writes: what the rules and the events know of him. */
export interface Starter {
  userId: string;
  actingUserId: string;
  companyId: string;
  companyType: string;
  roles: readonly string[];
  locale: 'en' | 'ru';
}

/** A run over a file of cards. */
export interface ImportRun extends ImportCounts {
  id: string;
  companyId: string;
  state: ImportState;
  failure: ImportFailure | undefined;
  fileId: string;
  fileName: string;
  fileSize: number;
  picturesId: string | undefined;
  picturesName: string;
  picturesSize: number;
  starter: Starter;
  startedAt: Date;
  stateAt: Date;
  atRow: number;
  atName: string;
  markedFileId: string | undefined;
  markedFileName: string;
  appliesAtOnce: boolean;
  /** The titles of the file, once they are read. */
  titles: readonly string[];
}

/** A row of a run. */
export interface ImportRow {
  row: number;
  vendorCode: string;
  name: string;
  result: ImportRowResult;
  problems: readonly CellProblem[];
  skuId: string | undefined;
}

/** A run that is still to read or to write something. */
export const isUnderWay = ({ state }: Pick<ImportRun, 'state'>): boolean => state === 'reading' || state === 'applying';

/** A row that is good and not written. */
export const isDue = (result: ImportRowResult): boolean => result === 'fresh' || result === 'update';

/** The name of a marked file: the sender's own, marked. */
export const markedName = (fileName: string): string => `${fileName.replace(/\.xlsx?$/i, '')} (setu).xlsx`;
