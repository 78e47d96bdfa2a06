import type { CellProblemView, ImportRowView, ImportRunView, PersonView } from '@setu/contract';
import type { ImportCellProblem, ImportRow, ImportRun } from '@setu/proto/catalogue/imports';
import { ImportState } from '@setu/proto/catalogue/words';
import { importFailureWord, importRowResultWord, importStateWord } from '@setu/proto/wire-words';
import { cellProblemText, failureText } from '../language/import-texts.js';
import type { Language } from '../language/locale.js';

/**
 * Returns whether a run is still being read or applied. A run that needs no confirmation has nothing left to write once
 * it is checked.
 */
export const isUnderWay = ({ state }: Pick<ImportRun, 'state'>): boolean =>
  state === ImportState.READING || state === ImportState.APPLYING;

const fileOf = (name: string, size: bigint): { name: string; size: number } => ({ name, size: Number(size) });

/** Presents an import run of a file of cards, with the user who started it. */
export const importRunView = (run: ImportRun, of: { user: PersonView | null; language: Language }): ImportRunView => ({
  id: run.id,
  state: importStateWord(run.state) ?? 'reading',
  failure: importFailureWord(run.failure) ?? null,
  failure_text: failureText(of.language, importFailureWord(run.failure)),
  file: fileOf(run.fileName, run.fileSize),
  pictures: run.picturesName === '' ? null : fileOf(run.picturesName, run.picturesSize),
  user: of.user,
  started_at: run.startedAt,
  state_at: run.stateAt,
  rows: run.rows,
  fresh: run.fresh,
  updates: run.updates,
  unchanged: run.unchanged,
  faulty: run.faulty,
  stored: run.stored,
  at_row: run.atRow || null,
  at_name: run.atName,
  pictures_named: run.picturesNamed,
  pictures_found: run.picturesFound,
  has_marked_file: run.markedFileId !== '',
  applies_at_once: run.appliesAtOnce,
});

const cellView = ({ column, cell, code, params, value }: ImportCellProblem, language: Language): CellProblemView => ({
  ...{ column, cell, code, params, value },
  ...cellProblemText(language, { code, params, value, column }),
});

/** Presents a row of the file with its actual or expected result. */
export const importRowView = (row: ImportRow, language: Language): ImportRowView => ({
  position: row.row,
  vendor_code: row.vendorCode,
  name: row.name,
  result: importRowResultWord(row.result) ?? 'faulty',
  errors: row.problems.map((problem) => cellView(problem, language)),
  sku_id: row.skuId || null,
});
