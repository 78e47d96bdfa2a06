import { z } from 'zod';
import { endpointsOf } from './endpoint.js';
import { paperRoutes } from './routes/papers.js';
import { uuid } from './values.js';
import { paperKinds, paperStates } from './words.js';

/** A document of a request, created for the caller's company. */
export const paperView = z.strictObject({
  id: uuid,
  kind: z.enum(paperKinds),
  /** The version within its kind, from 1. Different content makes a new version. */
  version: z.number().int(),
  state: z.enum(paperStates),
  name: z.string(),
  /** The file's size in bytes and its SHA-256. 0 and empty until the file is ready. */
  size: z.number().int(),
  sha256: z.string(),
  asked_at: z.string(),
  made_at: z.string().nullable(),
});
export type PaperView = z.infer<typeof paperView>;

/** The documents, newest first, and the kinds that can be created now. */
export const paperListView = z.strictObject({ list: z.array(paperView), open: z.array(z.enum(paperKinds)) });
export type PaperListView = z.infer<typeof paperListView>;

/** POST /request/{request}/papers */
export const makePaperInput = z.object({ kind: z.enum(paperKinds, 'invalid_option') });

export const paperEndpoints = /* @__PURE__ */ endpointsOf(paperRoutes, {
  listPapers: { summary: 'Lists the documents of a request and the kinds that can be created', answer: paperListView },
  makePaper: {
    summary: 'Creates a document with the request’s current content. If one with this content exists, it is returned',
    input: makePaperInput,
    answer: paperView,
  },
  downloadPaper: { summary: 'Downloads a document as PDF' },
});
