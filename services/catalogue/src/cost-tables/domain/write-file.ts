import type { CostValues } from '@setu/proto/cost-rows';
import { costTableSpec } from '@setu/proto/cost-tables';
import { byteOrderMark, csvLine } from '@setu/proto/csv-line';
import type { CostTable } from '@setu/proto/words';

const linesOfPart = 2_000;

/** Returns a table as a CSV file, in parts. Importing it changes nothing. */
export function* costFile(table: CostTable, rows: readonly CostValues[]): Generator<string> {
  const names = costTableSpec(table).columns.map(({ name }) => name);
  yield byteOrderMark + csvLine(names);
  for (let at = 0; at < rows.length; at += linesOfPart) {
    const part = rows.slice(at, at + linesOfPart);
    yield part.map((values) => csvLine(names.map((name) => values[name] ?? ''))).join('');
  }
}
