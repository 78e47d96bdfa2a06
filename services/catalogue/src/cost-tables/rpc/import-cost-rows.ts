import { maxFaultyRows } from '@setu/proto/cost-tables';
import type { Rpc } from '../../served.js';
import { importRows, previewRows } from '../changes/import-rows.js';
import { mustKeepTables } from '../changes/must-keep-tables.js';
import { readUpload } from './read-upload.js';
import { readTable, toWireProblem } from './wire-rows.js';

/** Checks a file of rows, and stores the valid ones on request. For admins. */
export const importCostRows: Rpc<'importCostRows'> =
  ({ read, write, ids, clock }) =>
  async (request, { actor }) => {
    mustKeepTables(actor);
    const table = readTable(request.table);
    const { valid, faulty } = await readUpload(read, { table, file: request.file });
    const touch = { by: actor.actingUserId || actor.userId, at: clock.now() };
    const { fresh, changed, unchanged } = request.apply
      ? await write((stores) => importRows(stores, { table, rows: valid, ids }, touch))
      : await previewRows(read, table, valid);
    return {
      ...{ fresh: fresh.length, changed: changed.length, unchanged, faulty: faulty.length, isApplied: request.apply },
      faultyRows: faulty
        .slice(0, maxFaultyRows)
        .map(({ line, problems }) => ({ line, problems: problems.map(toWireProblem) })),
    };
  };
