import { invalid } from '@setu/kit/core';
import type { CostTable } from '@setu/proto/words';
import type { Stores } from '../../store/index.js';
import { knownReferences } from '../changes/known-references.js';
import { type ReadFile, readCostFile } from '../domain/read-file.js';

/** Reads an uploaded file. Throws `invalid` on `file` if it is not a file of the table. */
export async function readUpload(
  read: Pick<Stores, 'costRows'>,
  { table, file: bytes }: { table: CostTable; file: Uint8Array },
): Promise<ReadFile> {
  const found = readCostFile(table, bytes, await knownReferences(read));
  if ('problem' in found) throw invalid({ file: found.problem });
  return found.file;
}
