import type { ImportFailure, ImportRun } from '../domain/import-run.js';

export type Nullable = 'failure' | 'picturesId' | 'markedFileId';

export type RunRow = Omit<ImportRun, Nullable | 'fileSize' | 'picturesSize'> & {
  failure: ImportFailure | null;
  picturesId: string | null;
  markedFileId: string | null;
  fileSize: string;
  picturesSize: string;
};

export const columns = `id, company_id as "companyId", state, failure, file_id as "fileId", file_name as "fileName", file_size as "fileSize",
  pictures_id as "picturesId", pictures_name as "picturesName", pictures_size as "picturesSize", starter,
  started_at as "startedAt", state_at as "stateAt", at_row as "atRow", at_name as "atName", marked_file_id as "markedFileId",
  marked_file_name as "markedFileName", applies_at_once as "appliesAtOnce", titles, rows, fresh, updates, unchanged, faulty,
  stored, refused, pictures_named as "picturesNamed", pictures_found as "picturesFound"`;

export const toRun = (row: RunRow): ImportRun => ({
  ...row,
  failure: row.failure ?? undefined,
  picturesId: row.picturesId ?? undefined,
  markedFileId: row.markedFileId ?? undefined,
  fileSize: Number(row.fileSize),
  picturesSize: Number(row.picturesSize),
});

export const isUnfinished = "state in ('reading', 'applying')";
