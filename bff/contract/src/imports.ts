import { z } from 'zod';
import { endpointsOf } from './endpoint.js';
import { importScreenRoutes } from './routes/import-screens.js';
import { importRoutes } from './routes/imports.js';
import { personView, uuid } from './values.js';
import { importFailures, importRowResults, importStates } from './words.js';

/** A run over a file of cards. */
export const importRunView = z.strictObject({
  id: uuid,
  state: z.enum(importStates),
  failure: z.enum(importFailures).nullable(),
  /** The same in the reader's words, and what to do; empty unless it failed. */
  failure_text: z.string(),
  file: z.strictObject({ name: z.string(), size: z.number().int() }),
  pictures: z.strictObject({ name: z.string(), size: z.number().int() }).nullable(),
  user: personView.nullable(),
  started_at: z.string(),
  state_at: z.string(),
  /** Found so far, and of them. */
  rows: z.number().int(),
  fresh: z.number().int(),
  updates: z.number().int(),
  unchanged: z.number().int(),
  faulty: z.number().int(),
  stored: z.number().int(),
  /** The row that is written now. */
  at_row: z.number().int().nullable(),
  at_name: z.string(),
  pictures_named: z.number().int(),
  pictures_found: z.number().int(),
  /** The run's page with `file=1` gives the sender's file with its faults marked. */
  has_marked_file: z.boolean(),
  applies_at_once: z.boolean(),
});
export type ImportRunView = z.infer<typeof importRunView>;

/** What is wrong in a cell: `code` of the validation texts with its params. */
export const cellProblemView = z.strictObject({
  column: z.string(),
  cell: z.string(),
  code: z.string(),
  params: z.record(z.string(), z.string()),
  value: z.string(),
  /** The same in the reader's words: what is wrong, and how to mend it. */
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

/** GET /broker/companies/{company}/catalog/upload: the page. */
export const cardUploadView = z.strictObject({
  company: z.strictObject({ id: uuid, short_name: z.string(), city: z.string().nullable() }),
  broker_manager: personView.nullable(),
  /** Cards a download has. */
  cards: z.number().int(),
  /** Columns of the template. */
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
 * POST /broker/companies/{company}/catalog/upload, multipart: `file` (.xls or .xlsx), `pictures` (.zip, may be left out),
 * `dry` (`true` checks alone). Answers once the file is judged, or after 5 s as it stands then: `run` is asked again.
 */
export const uploadedCardsView = z.strictObject({
  success: z.boolean(),
  /** Why the file could not be read, in the reader's words; empty when it could. */
  error: z.string(),
  /** A row per position, 50 at most: faulty ones first. The run gives all. */
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
    getCardTemplate: { summary: 'The .xlsx to fill in: titles, an example, drop-downs, instructions' },
    downloadCards: { summary: 'A supplier’s cards as .xlsx that can be uploaded again' },
    getCardUpload: { summary: 'The page of uploads of a supplier’s cards', answer: cardUploadView },
    uploadCards: { summary: 'Checks a file of cards, or checks and writes it', answer: uploadedCardsView },
    getCardUploadRun: {
      summary: 'A run and its rows; with `file=1` the file with its faults marked',
      query: z.object({ file: z.enum(['1']).optional() }),
      answer: cardUploadRunView,
    },
    applyCardUpload: { summary: 'Writes the good rows of a checked run', answer: importRunView },
    stopCardUpload: { summary: 'Ends a run after the row it is at', answer: importRunView },
  },
);
