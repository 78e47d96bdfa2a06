import { type Condition, type CostColumn, type CostTableSpec, costTableSpec } from './cost-tables.js';
import { readCostValue } from './cost-values.js';
import type { CostTable } from './words.js';

/** The values of a row by column. An empty value is an empty text. */
export type CostValues = Readonly<Record<string, string>>;

/** A problem of a value: a code of the validation texts, and the limits that its text mentions. */
export interface CostProblem {
  column: string;
  code: string;
  params?: Record<string, string>;
}

/** What a row refers to. Without it, references are not checked. */
export interface KnownReferences {
  places: ReadonlySet<string>;
  countries: ReadonlySet<string>;
}

/** Returns whether a row meets a condition. Undefined while the value that decides is missing or wrong. */
const meets = (values: CostValues, { column, of }: Condition): boolean | undefined =>
  values[column] ? of.includes(values[column]) : undefined;

/** Returns the problem of a value that is missing or superfluous because of the other values. */
function presenceProblem({ name, required, only }: CostColumn, values: CostValues): CostProblem[] {
  if ((values[name] ?? '') !== '')
    return only && meets(values, only) === false ? [{ column: name, code: 'not_applicable' }] : [];
  const isRequired = required === true || (required && meets(values, required));
  return isRequired ? [{ column: name, code: 'required' }] : [];
}

function referenceProblem(column: CostColumn, value: string, known: KnownReferences): CostProblem[] {
  if (value === '') return [];
  if (column.kind === 'place' && !known.places.has(value)) return [{ column: column.name, code: 'unknown_place' }];
  if (column.kind === 'country' && !known.countries.has(value)) return [{ column: column.name, code: 'country_code' }];
  return [];
}

/** Returns the problems between columns of a row whose single values are valid. */
function pairProblems(values: CostValues): CostProblem[] {
  const value = (name: string): string => values[name] ?? '';
  const problems: CostProblem[] = [];
  if (value('valid_to') !== '' && value('valid_to') < value('valid_from'))
    problems.push({ column: 'valid_to', code: 'period_order' });
  if (value('days_to') !== '' && Number(value('days_to')) < Number(value('days_from')))
    problems.push({ column: 'days_to', code: 'days_order' });
  if (value('from') !== '' && value('from') === value('to')) problems.push({ column: 'to', code: 'same_place' });
  if (value('country') !== '' && value('code') !== '' && !value('code').startsWith(value('country')))
    problems.push({ column: 'country', code: 'place_country' });
  return problems;
}

/** A row as it is stored, or all of its problems: one for each column at most. */
export type CheckedRow = { values: CostValues } | { problems: readonly CostProblem[] };

/** Checks a row as people type it. Columns that the table does not have are ignored. */
export function checkCostRow(table: CostTable, typed: CostValues, known?: KnownReferences): CheckedRow {
  const { columns }: CostTableSpec = costTableSpec(table);
  const values: Record<string, string> = {};
  const problems: CostProblem[] = [];
  for (const column of columns) {
    const read = readCostValue(column, typed[column.name] ?? '');
    if ('value' in read) values[column.name] = read.value;
    else problems.push({ column: column.name, ...read });
  }
  const isRead = (column: CostColumn): boolean => values[column.name] !== undefined;
  for (const column of columns.filter(isRead)) problems.push(...presenceProblem(column, values));
  if (known) for (const column of columns) problems.push(...referenceProblem(column, values[column.name] ?? '', known));
  if (problems.length === 0) problems.push(...pairProblems(values));
  return problems.length === 0 ? { values } : { problems };
}

/** Returns the text that identifies a row within its table. */
export const costKey = (table: CostTable, values: CostValues): string =>
  costTableSpec(table)
    .key.map((name) => values[name] ?? '')
    .join('|');
