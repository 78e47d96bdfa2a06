import type { Rpc } from '../../served.js';
import { mustKeepTables } from '../changes/must-keep-tables.js';
import { costFile } from '../domain/write-file.js';
import { readTable } from './wire-rows.js';

/** Streams a table as a CSV file. For admins. */
export const exportCostRows: Rpc<'exportCostRows'> = ({ read }) =>
  async function* (request, { actor, signal }) {
    mustKeepTables(actor);
    const table = readTable(request.table);
    const rows = await read.costRows.all(table);
    for (const part of costFile(
      table,
      rows.map(({ values }) => values),
    )) {
      if (signal.aborted) return;
      yield { bytes: Buffer.from(part) };
    }
  };
