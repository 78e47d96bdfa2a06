import type { ImportFailure, ImportRowResult, ImportState } from '@setu/proto/words';
import type { CellProblem } from './cell-problem.js';

export type { ImportFailure, ImportRowResult, ImportState };

/** The counts of a run: rows by result, and the pictures that rows refer to. */
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

/** The user on whose behalf a run writes, with the data that the access rules and events need. */
export interface Starter {
  userId: string;
  actingUserId: string;
  companyId: string;
  companyType: string;
  roles: readonly string[];
  locale: 'en' | 'ru';
}

/** An import run over a card file. */
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
  /** The column titles of the file, empty until they are read. */
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

/** The counts of a run that has read nothing yet. */
export const noCounts: ImportCounts = {
  ...{ rows: 0, fresh: 0, updates: 0, unchanged: 0, faulty: 0, stored: 0, refused: 0 },
  ...{ picturesNamed: 0, picturesFound: 0 },
};

/** Counts a row that was judged. */
export function countJudged(counts: ImportCounts, result: ImportRowResult): void {
  counts.rows += 1;
  if (result === 'fresh') counts.fresh += 1;
  else if (result === 'update') counts.updates += 1;
  else if (result === 'unchanged') counts.unchanged += 1;
  else if (result === 'faulty') counts.faulty += 1;
}

/** Updates the counts after a valid row was written or rejected. */
export function countWritten(counts: ImportCounts, before: ImportRowResult, result: ImportRowResult): void {
  if (result === 'created' || result === 'updated') {
    counts.stored += 1;
    return;
  }
  if (before === 'fresh') counts.fresh -= 1;
  else counts.updates -= 1;
  if (result === 'unchanged') counts.unchanged += 1;
  else {
    counts.faulty += 1;
    counts.refused += 1;
  }
}

/** Returns whether a run still has rows to read or to write. */
export const isUnderWay = ({ state }: Pick<ImportRun, 'state'>): boolean => state === 'reading' || state === 'applying';

/** Returns whether a row is valid and not written yet. */
export const isPending = (result: ImportRowResult): boolean => result === 'fresh' || result === 'update';

/** Returns the name of the marked copy of the user's file. */
export const markedName = (fileName: string): string => `${fileName.replace(/\.xlsx?$/i, '')} (setu).xlsx`;
