import { z } from 'zod';
import { endpointsOf } from './endpoint.js';
import { importScreenRoutes } from './routes/import-screens.js';
import { importRoutes } from './routes/imports.js';
import { personView, uuid } from './values.js';
import { importFailures, importRowResults, importStates } from './words.js';

/** An import run: the check of a file of cards, and its import. */
export const importRunView = z.strictObject({
  id: uuid,
  state: z.enum(importStates),
  failure: z.enum(importFailures).nullable(),
  /** The failure and what to do about it, in the caller's language. Empty unless the run failed. */
  failure_text: z.string(),
  file: z.strictObject({ name: z.string(), size: z.number().int() }),
  pictures: z.strictObject({ name: z.string(), size: z.number().int() }).nullable(),
  user: personView.nullable(),
  started_at: z.string(),
  state_at: z.string(),
  /**
   * The number of rows found so far. The next five fields say how many of them are new, changed, unchanged, faulty and
   * stored.
   */
  rows: z.number().int(),
  fresh: z.number().int(),
  updates: z.number().int(),
  unchanged: z.number().int(),
  faulty: z.number().int(),
  stored: z.number().int(),
  /** The row that is being imported. */
  at_row: z.number().int().nullable(),
  at_name: z.string(),
  pictures_named: z.number().int(),
  pictures_found: z.number().int(),
  /** If true, the run's page with `file=1` returns the uploaded file with its errors marked. */
  has_marked_file: z.boolean(),
  applies_at_once: z.boolean(),
});
export type ImportRunView = z.infer<typeof importRunView>;

/** An error in a cell: a `code` of the validation texts and its parameters. */
export const cellProblemView = z.strictObject({
  column: z.string(),
  cell: z.string(),
  code: z.string(),
  params: z.record(z.string(), z.string()),
  value: z.string(),
  /** The error and how to fix it, in the caller's language. */
  message: z.string(),
  mend: z.string(),
});
export type CellProblemView = z.infer<typeof cellProblemView>;

export const importRowView = z.strictObject({
  /** The row's number in the sheet. */
  position: z.number().int(),
  vendor_code: z.string(),
  name: z.string(),
  result: z.enum(importRowResults),
  errors: z.array(cellProblemView),
  sku_id: uuid.nullable(),
});
export type ImportRowView = z.infer<typeof importRowView>;

/** GET /broker/companies/{company}/catalog/upload: the upload page. */
export const cardUploadView = z.strictObject({
  company: z.strictObject({ id: uuid, short_name: z.string(), city: z.string().nullable() }),
  broker_manager: personView.nullable(),
  /** The number of cards in a download. */
  cards: z.number().int(),
  /** The number of columns in the template. */
  columns: z.number().int(),
  limits: z.strictObject({
    sheet_bytes: z.number().int(),
    pictures_bytes: z.number().int(),
    rows_xlsx: z.number().int(),
    rows_xls: z.number().int(),
  }),
  /** Newest first. */
  runs: z.array(importRunView),
});
export type CardUploadView = z.infer<typeof cardUploadView>;

/**
 * POST /broker/companies/{company}/catalog/upload, multipart: `file` (.xls or .xlsx), `pictures` (.zip, optional),
 * `dry` (`true` only checks).
 * It responds when the check is complete, or after 5 s with the state so far. The client then polls `run`.
 */
export const uploadedCardsView = z.strictObject({
  success: z.boolean(),
  /** Why the file could not be read, in the caller's language. Empty if it could be read. */
  error: z.string(),
  /** One entry for each row, up to 50, rows with errors first. The run lists them all. */
  data: z.array(importRowView),
  run: importRunView,
});
export type UploadedCardsView = z.infer<typeof uploadedCardsView>;

/** GET …/upload/{run} */
export const cardUploadRunView = z.strictObject({
  run: importRunView,
  list: z.array(importRowView),
  total: z.number().int(),
});
export type CardUploadRunView = z.infer<typeof cardUploadRunView>;

export const importEndpoints = /* @__PURE__ */ endpointsOf(
  { ...importScreenRoutes, ...importRoutes },
  {
    getCardTemplate: {
      summary: 'Downloads the .xlsx template with headings, an example, drop-down lists and instructions',
    },
    downloadCards: { summary: 'Downloads a supplier’s cards as .xlsx, ready to be edited and uploaded again' },
    getCardUpload: { summary: 'Returns the upload page for a supplier’s cards', answer: cardUploadView },
    uploadCards: { summary: 'Checks a file of cards, and imports it unless `dry` is set', answer: uploadedCardsView },
    getCardUploadRun: {
      summary: 'Returns an import run and its rows. With `file=1` it downloads the file with its errors marked',
      query: z.object({ file: z.enum(['1']).optional() }),
      answer: cardUploadRunView,
    },
    applyCardUpload: { summary: 'Imports the valid rows of a checked run', answer: importRunView },
    stopCardUpload: { summary: 'Stops an import run after its current row', answer: importRunView },
  },
);
