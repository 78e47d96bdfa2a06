import { csvText } from '@setu/proto/csv-line';
import type { Rpc } from '../../served.js';
import { mustKeepTables } from '../changes/must-keep-tables.js';
import { readUpload } from './read-upload.js';
import { readTable, toWireProblem } from './wire-rows.js';

const rowsOfPart = 1_000;

/** Streams the faulty rows of a file with their problems. For admins. */
export const markCostRows: Rpc<'markCostRows'> = ({ read }) =>
  async function* (request, { actor, signal }) {
    mustKeepTables(actor);
    const { titles, faulty } = await readUpload(read, { table: readTable(request.table), file: request.file });
    yield { titles: [...titles], rows: [] };
    for (let at = 0; at < faulty.length && !signal.aborted; at += rowsOfPart) {
      const rows = faulty.slice(at, at + rowsOfPart).map(({ cells, problems }) => ({
        cells: cells.map(csvText),
        problems: problems.map(toWireProblem),
      }));
      yield { titles: [], rows };
    }
  };
