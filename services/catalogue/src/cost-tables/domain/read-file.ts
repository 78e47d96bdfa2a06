import { type CostProblem, type CostValues, checkCostRow, costKey, type KnownReferences } from '@setu/proto/cost-rows';
import { costTableSpec, maxCostFileBytes, maxCostFileRows } from '@setu/proto/cost-tables';
import { csvText } from '@setu/proto/csv-line';
import type { CostTable } from '@setu/proto/words';
import { decodeText } from '../../hs-codes/domain/decode-text.js';
import { delimitedRows } from '../../hs-codes/domain/delimited-rows.js';
import { type FileProblem, optionReader, readHeader } from './read-header.js';

/** A row of a file that cannot be stored. */
export interface FaultyRow {
  line: number;
  cells: readonly string[];
  problems: readonly (CostProblem & { value: string })[];
}

/** A file as it was read. */
export interface ReadFile {
  /** The titles of its columns as the file has them. */
  titles: readonly string[];
  valid: readonly CostValues[];
  faulty: readonly FaultyRow[];
}

const megabyte = 1024 * 1024;

/** Returns the separator of a file: the more frequent one in its first line. */
function separatorOf(text: string): ';' | ',' {
  const [line = ''] = text.split(/\r?\n/, 1);
  return line.split(';').length >= line.split(',').length ? ';' : ',';
}

/** Returns whether a text has more lines than a file may have, without splitting it. */
function hasTooManyLines(text: string): boolean {
  let lines = 0;
  for (let at = text.indexOf('\n'); at >= 0 && lines <= maxCostFileRows; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines > maxCostFileRows;
}

/** Returns the decoded text of a file. Files of spreadsheet programs in UTF-8 begin with a byte order mark. */
const textOf = (bytes: Uint8Array): string => decodeText(bytes).text.replace(/^\uFEFF/, '');

/**
 * Reads a CSV file of a table, and checks every row. Of two rows with the same key, the second one is faulty. Returns
 * the problem of the file if it has no rows or other columns.
 */
export function readCostFile(
  table: CostTable,
  bytes: Uint8Array,
  known: KnownReferences,
): { file: ReadFile } | { problem: FileProblem } {
  if (bytes.length > maxCostFileBytes)
    return { problem: { code: 'cost_file_too_large', params: { max: String(maxCostFileBytes / megabyte) } } };
  const text = textOf(bytes);
  if (hasTooManyLines(text)) return { problem: { code: 'cost_file_rows', params: { max: String(maxCostFileRows) } } };
  const [first, ...rows] = delimitedRows(text, separatorOf(text));
  if (first === undefined) return { problem: { code: 'cost_file_empty' } };
  const found = readHeader(table, first.cells);
  if ('problem' in found) return found;
  if (rows.length === 0) return { problem: { code: 'cost_file_empty' } };
  const { header } = found;
  const optionOf = optionReader(table);
  const keys = new Set<string>();
  const valid: CostValues[] = [];
  const faulty: FaultyRow[] = [];
  for (const { line, cells } of rows) {
    const typed = new Map(header.flatMap((name, at) => (name ? [[name, csvText(cells[at] ?? '')] as const] : [])));
    const values = Object.fromEntries([...typed].map(([name, value]) => [name, optionOf(name, value)]));
    const problems = problemsOf(table, { values, known, keys });
    if (problems.found.length === 0) valid.push(problems.values);
    else {
      const shown = problems.found.map((problem) => ({ ...problem, value: typed.get(problem.column) ?? '' }));
      faulty.push({ line, cells, problems: shown });
    }
  }
  return { file: { titles: first.cells, valid, faulty } };
}

/** Checks a row, and remembers its key. */
function problemsOf(
  table: CostTable,
  row: { values: CostValues; known: KnownReferences; keys: Set<string> },
): { values: CostValues; found: readonly CostProblem[] } {
  const checked = checkCostRow(table, row.values, row.known);
  if ('problems' in checked) return { values: {}, found: checked.problems };
  const key = costKey(table, checked.values);
  const [column = ''] = costTableSpec(table).key;
  if (row.keys.has(key)) return { values: {}, found: [{ column, code: 'row_repeated' }] };
  row.keys.add(key);
  return { values: checked.values, found: [] };
}
