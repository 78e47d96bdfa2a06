import type { CostColumn } from '@setu/proto/cost-tables';
import { type CostTableSpec, costTableSpec } from '@setu/proto/cost-tables';
import type { CostTable } from '../domain/cost-row.js';

/** The tables in Postgres. */
export const tableNames: Readonly<Record<CostTable, string>> = {
  tariffs: 'cost_tariff',
  fees: 'cost_fee',
  lanes: 'cost_lane',
  legs: 'cost_leg',
  places: 'cost_place',
};

const quoted = (name: string): string => `"${name}"`;

/** Returns the expression that reads a column as the text of the registry. */
export function textOf({ kind, name, ...column }: CostColumn): string {
  switch (kind) {
    case 'decimal':
      return `coalesce(trim_scale(${quoted(name)})::text, '')`;
    case 'integer':
      return `${quoted(name)}::text`;
    case 'day':
      return `coalesce(to_char(${quoted(name)}, 'YYYY-MM-DD'), '')`;
    case 'flag':
      return `case when ${quoted(name)} then 'yes' else 'no' end`;
    default:
      return 'list' in column ? `array_to_string(${quoted(name)}, ', ')` : quoted(name);
  }
}

/** Returns the expression that converts the text of the registry to a column's type. */
function typedOf({ kind, name, ...column }: CostColumn): string {
  const text = `n.${quoted(name)}`;
  switch (kind) {
    case 'decimal':
      return `nullif(${text}, '')::numeric`;
    case 'integer':
      return `${text}::integer`;
    case 'day':
      return `nullif(${text}, '')::date`;
    case 'flag':
      return `${text} = 'yes'`;
    default:
      return 'list' in column ? `coalesce(string_to_array(nullif(${text}, ''), ', '), '{}')` : text;
  }
}

/** The parts of the statements on a table. */
export interface TableSql {
  table: string;
  spec: CostTableSpec;
  /** The columns to select, as texts. */
  selected: string;
  /** The columns to write, and the values of a row `n` of texts. */
  columns: string;
  values: string;
  /** The assignments of an update from a row `n` of texts. */
  assigned: string;
  /** The names of a row `n` of texts, and one array for each. */
  names: string;
  arrays: string;
}

/** Returns the parts of the statements on a table, from its description. */
export function tableSql(table: CostTable): TableSql {
  const spec = costTableSpec(table);
  const { columns } = spec;
  const names = columns.map(({ name }) => quoted(name));
  return {
    ...{ table: tableNames[table], spec },
    selected: columns.map((column) => `${textOf(column)} as ${quoted(`v_${column.name}`)}`).join(', '),
    columns: names.join(', '),
    values: columns.map(typedOf).join(', '),
    assigned: columns.map((column) => `${quoted(column.name)} = ${typedOf(column)}`).join(', '),
    names: names.join(', '),
    arrays: columns.map(() => '?::text[]').join(', '),
  };
}
