import { z } from 'zod';
import { checkCostRow } from './cost-rows.js';
import { endpointsOf } from './endpoint.js';
import { versionNumber } from './number-inputs.js';
import { adminScreenRoutes } from './routes/admin-screens.js';
import { costTableRoutes } from './routes/cost-tables-admin.js';
import { nothing, personView, textUpTo, uuid } from './values.js';
import { type CostTable, costPlaceGaps, costRowStates, costTables } from './words.js';

/** The values of a row by column, as cost-tables.ts describes them. Empty columns are absent. */
const costValues = z.record(z.string(), z.string());

/** A row of a cost table. */
export const costRowView = z.strictObject({
  id: uuid,
  version: z.number().int(),
  values: costValues,
  state: z.enum(costRowStates),
  changed_at: z.string(),
  /** The user who changed it last, as the id of an entry in `people`. Null if the row came with the installation. */
  changed_by: uuid.nullable(),
  /** The name of the row's HS code in the reader's language. Empty without a code, or if it is unknown. */
  name: z.string(),
});
export type CostRowView = z.infer<typeof costRowView>;

/** A place as lists and forms name it. */
export const costPlaceView = z.strictObject({ code: z.string(), name: z.string() });
export type CostPlaceView = z.infer<typeof costPlaceView>;

/** GET /admin/cost-tables/{table} */
export const costRowsView = z.strictObject({
  rows: z.array(costRowView),
  total_count: z.number().int(),
  /** All places, for tables whose rows refer to them. Otherwise empty. */
  places: z.array(costPlaceView),
  /** The users who changed the rows. Users who no longer exist are missing. */
  people: z.array(personView),
});
export type CostRowsView = z.infer<typeof costRowsView>;

/**
 * POST /admin/cost-tables/{table}. Without `id` it creates a row, otherwise it changes one. `version` is the version
 * that the client saw. The service checks the values with `checkCostRow`, and reports problems at `values.{column}`.
 */
export const costRowInput = z.object({
  id: uuid.optional(),
  version: versionNumber.default(0),
  values: z.record(textUpTo(40), textUpTo(2000)),
});

/** The values of a form for a row of a table, each problem at its column. */
export const costFormOf = (table: CostTable) =>
  costValues.transform((typed, context) => {
    const checked = checkCostRow(table, typed);
    if ('values' in checked) return checked.values;
    for (const { column, code, params } of checked.problems)
      context.addIssue({ code: 'custom', path: [column], message: code, ...(params && { params }) });
    return z.NEVER;
  });

/** POST /admin/cost-tables/{table}/import, beside `file` in a multipart form. `true` stores the valid rows. */
export const costImportInput = z.object({ apply: z.enum(['true', 'false'], 'invalid_option').default('false') });

/** A row of a file that is not stored: its line in the file from 1, and what is wrong with which column. */
export const faultyCostRowView = z.strictObject({
  line: z.number().int(),
  problems: z.array(
    z.strictObject({
      column: z.string(),
      /** A code of the validation texts. */
      code: z.string(),
      params: z.record(z.string(), z.string()),
      /** The value as the file has it. */
      value: z.string(),
    }),
  ),
});
export type FaultyCostRowView = z.infer<typeof faultyCostRowView>;

/** The result of an import or of its preview. */
export const costImportView = z.strictObject({
  /** Whether the valid rows were stored. */
  is_applied: z.boolean(),
  new: z.number().int(),
  changed: z.number().int(),
  unchanged: z.number().int(),
  faulty: z.number().int(),
  /** The first 100. `markCostRows` returns all of them as a file. */
  faulty_rows: z.array(faultyCostRowView),
});
export type CostImportView = z.infer<typeof costImportView>;

/** The public cards whose HS codes have no rule in force, and the codes of most of them: at most 100. */
const costCodeGaps = z.strictObject({
  cards: z.number().int(),
  codes: z.array(
    z.strictObject({
      hs_code: z.string(),
      /** The name of the nearest known code. Empty if there is none. */
      name: z.string(),
      cards: z.number().int(),
      /** One of the cards. */
      sku: uuid,
    }),
  ),
});

/** GET /admin/cost-tables: what the tables lack today, Moscow time. */
export const costCoverageView = z.strictObject({
  today: z.string(),
  tables: z.array(
    z.strictObject({
      table: z.enum(costTables),
      rows: z.number().int(),
      in_force: z.number().int(),
      /** In force, but for at most 30 days more. */
      expiring: z.number().int(),
      expired: z.number().int(),
      examples: z.number().int(),
    }),
  ),
  without_duty: costCodeGaps,
  without_vat: costCodeGaps,
  /** Ports and airports without freight, and places without inland carriage. */
  places: z.array(z.strictObject({ place: costPlaceView, gap: z.enum(costPlaceGaps) })),
});
export type CostCoverageView = z.infer<typeof costCoverageView>;

export const costTableEndpoints = /* @__PURE__ */ endpointsOf(
  {
    getCostCoverage: adminScreenRoutes.getCostCoverage,
    listCostRows: adminScreenRoutes.listCostRows,
    ...costTableRoutes,
  },
  {
    getCostCoverage: {
      summary: 'Returns what the tables of landed prices lack: cards without rules, expiring rows, unconnected places',
      answer: costCoverageView,
    },
    listCostRows: { summary: 'Lists the rows of a table of landed prices', answer: costRowsView },
    saveCostRow: {
      summary: 'Saves a row of a table of landed prices. Returns 409 if it changed since `version`',
      input: costRowInput,
      answer: z.strictObject({ row: costRowView }),
    },
    removeCostRow: {
      summary: 'Deletes a row of a table of landed prices. Returns 409 if it changed since `version`',
      input: z.object({ version: versionNumber }),
      answer: nothing,
    },
    importCostRows: {
      summary: 'Checks a CSV file of rows (`file` of a multipart form), and stores the valid ones on request',
      input: costImportInput,
      answer: costImportView,
    },
    markCostRows: {
      summary: 'Returns the faulty rows of a CSV file (`file` of a multipart form) with their problems, as a CSV file',
    },
    exportCostRows: { summary: 'Downloads a table of landed prices as a CSV file that can be imported again' },
  },
);
