import type * as wire from '@setu/proto/catalogue/imports';
import { ImportFailure } from '@setu/proto/catalogue/words';
import { wireImportFailure, wireImportRowResult, wireImportState } from '@setu/proto/wire-words';
import type { ImportRow, ImportRun } from '../imports/domain/import-run.js';

/** Converts a run to its wire form. */
export const toWireRun = (run: ImportRun): wire.ImportRun => ({
  ...{ id: run.id, companyId: run.companyId, state: wireImportState(run.state), userId: run.starter.userId },
  failure: run.failure === undefined ? ImportFailure.UNSPECIFIED : wireImportFailure(run.failure),
  ...{ fileName: run.fileName, fileSize: BigInt(run.fileSize) },
  ...{ picturesName: run.picturesName, picturesSize: BigInt(run.picturesSize) },
  ...{ startedAt: run.startedAt.toISOString(), stateAt: run.stateAt.toISOString() },
  ...{ rows: run.rows, fresh: run.fresh, updates: run.updates, unchanged: run.unchanged, faulty: run.faulty },
  ...{ stored: run.stored, atRow: run.atRow, atName: run.atName, refused: run.refused },
  ...{ picturesNamed: run.picturesNamed, picturesFound: run.picturesFound },
  ...{ markedFileId: run.markedFileId ?? '', markedFileName: run.markedFileName, appliesAtOnce: run.appliesAtOnce },
});

/** Converts a row of a run to its wire form. */
export const toWireRow = ({ row, vendorCode, name, result, problems, skuId }: ImportRow): wire.ImportRow => ({
  ...{ row, vendorCode, name, result: wireImportRowResult(result), skuId: skuId ?? '' },
  problems: problems.map((problem) => ({ ...problem })),
});
