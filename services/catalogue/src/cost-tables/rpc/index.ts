import type { CostTablesService } from '@setu/proto/catalogue/cost_tables';
import type { Rpcs } from '../../served.js';
import { exportCostRows } from './export-cost-rows.js';
import { getCostCoverage } from './get-cost-coverage.js';
import { importCostRows } from './import-cost-rows.js';
import { listCostRows } from './list-cost-rows.js';
import { markCostRows } from './mark-cost-rows.js';
import { removeCostRow } from './remove-cost-row.js';
import { saveCostRow } from './save-cost-row.js';

/** The procedures to edit the tables of landed prices, for admins. */
export const costTableRpcs = {
  listCostRows,
  saveCostRow,
  removeCostRow,
  importCostRows,
  markCostRows,
  exportCostRows,
  getCostCoverage,
} satisfies Rpcs<typeof CostTablesService>;
