import { invalid } from '@setu/kit/core';
import type * as wire from '@setu/proto/catalogue/cost_tables';
import type { CostTable as WireCostTable } from '@setu/proto/catalogue/words';
import type { CostProblem } from '@setu/proto/cost-rows';
import { costTableWord, wireCostRowState } from '@setu/proto/wire-words';
import type { CostTable } from '@setu/proto/words';
import { type StoredCostRow, stateOf } from '../domain/cost-row.js';

/** Reads the table of a request. Throws `invalid` on `table` for an unknown one. */
export function readTable(value: WireCostTable): CostTable {
  const table = costTableWord(value);
  if (table === undefined) throw invalid({ table: 'invalid_option' });
  return table;
}

/** Converts a row to its wire form. */
export const toWireRow = (row: StoredCostRow, today: string): wire.CostRow => ({
  ...{ id: row.id, version: row.version, state: wireCostRowState(stateOf(row.values, today)) },
  values: Object.fromEntries(Object.entries(row.values).filter(([, value]) => value !== '')),
  ...{ changedAt: row.changedAt.toISOString(), changedById: row.changedBy ?? '' },
});

/** Converts a problem of a file's row to its wire form. */
export const toWireProblem = ({ column, code, params, value }: CostProblem & { value: string }): wire.CostProblem => ({
  ...{ column, code, params: params ?? {}, value },
});
