import { costLabels } from '@setu/proto/cost-labels';
import { costTableSpec, problemColumn } from '@setu/proto/cost-tables';
import type { CostTable } from '@setu/proto/words';

/** A problem of a whole file. */
export interface FileProblem {
  code: string;
  params?: Record<string, string>;
}

/** The columns of a file in its order. Undefined for one that is ignored. */
export type Header = readonly (string | undefined)[];

const folded = (text: string): string => text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();

type Labels = Readonly<Record<string, Readonly<Record<string, string>>>>;
const columnLabels: readonly Labels[] = [costLabels.en.column, costLabels.ru.column];

/** Returns the columns of a table by their names and labels. */
function knownNames(table: CostTable): ReadonlyMap<string, string> {
  const names = costTableSpec(table).columns.map(({ name }) => name);
  const labelled = columnLabels.flatMap((labels) => names.map((name) => [labels[table]?.[name] ?? name, name]));
  return new Map(
    [...labelled, ...names.map((name) => [name, name])].map(([text = '', name = '']) => [folded(text), name]),
  );
}

const problemOf = (code: string, columns: readonly string[]): FileProblem => ({
  code,
  params: { columns: columns.join(', ') },
});

/**
 * Reads the first row of a file: names or labels of columns in any order. Columns that the key or every row needs must
 * be there. The others are empty if they are absent.
 */
export function readHeader(table: CostTable, cells: readonly string[]): { header: Header } | { problem: FileProblem } {
  const known = knownNames(table);
  const header = cells.map((cell) => known.get(folded(cell)));
  if (header.every((name) => name === undefined)) return { problem: { code: 'cost_file_header' } };
  const unknown = cells.filter(
    (cell, at) => header[at] === undefined && folded(cell) !== '' && folded(cell) !== problemColumn,
  );
  if (unknown.length > 0) return { problem: problemOf('cost_columns_unknown', unknown) };
  const repeated = header.filter((name, at) => name !== undefined && header.indexOf(name) !== at);
  if (repeated.length > 0) return { problem: problemOf('cost_columns_repeated', repeated.map(String)) };
  const { columns, key } = costTableSpec(table);
  const needed = columns.filter(({ name, required }) => required === true || key.includes(name));
  const missing = needed.filter(({ name }) => !header.includes(name)).map(({ name }) => name);
  return missing.length > 0 ? { problem: problemOf('cost_columns_missing', missing) } : { header };
}

type OptionLabels = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;
const languages: readonly { option: OptionLabels; flag: Readonly<Record<string, string>> }[] = [
  costLabels.en,
  costLabels.ru,
];

/** Returns a function that replaces the label of an option by the option. Other texts stay as they are. */
export function optionReader(table: CostTable): (column: string, text: string) => string {
  const options = new Map<string, string>();
  for (const { name, kind } of costTableSpec(table).columns)
    for (const { option, flag } of languages)
      for (const [value, label] of Object.entries((kind === 'flag' ? flag : option[table]?.[name]) ?? {}))
        for (const text of [value, label]) options.set(`${name} ${folded(text)}`, value);
  return (column, text) => options.get(`${column} ${folded(text)}`) ?? text;
}
