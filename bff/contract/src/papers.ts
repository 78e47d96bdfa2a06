import { z } from 'zod';
import { endpointsOf } from './endpoint.js';
import { paperRoutes } from './routes/papers.js';
import { uuid } from './values.js';
import { paperKinds, paperStates } from './words.js';

/** A paper of a request, made for the caller's company. */
export const paperView = z.strictObject({
  id: uuid,
  kind: z.enum(paperKinds),
  /** Of its kind, from 1: what says something else is another version. */
  version: z.number().int(),
  state: z.enum(paperStates),
  name: z.string(),
  /** Bytes and SHA-256 of the file; 0 and empty until it is ready. */
  size: z.number().int(),
  sha256: z.string(),
  asked_at: z.string(),
  made_at: z.string().nullable(),
});
export type PaperView = z.infer<typeof paperView>;

/** The papers, newest first, and what may be made now. */
export const paperListView = z.strictObject({ list: z.array(paperView), open: z.array(z.enum(paperKinds)) });
export type PaperListView = z.infer<typeof paperListView>;

/** POST /request/{request}/papers */
export const makePaperInput = z.object({ kind: z.enum(paperKinds, 'invalid_option') });

export const paperEndpoints = /* @__PURE__ */ endpointsOf(paperRoutes, {
  listPapers: { summary: 'The papers of a request and what may be made of it', answer: paperListView },
  makePaper: {
    summary: 'Makes a paper of what the request says now; one that says the same is given back',
    input: makePaperInput,
    answer: paperView,
  },
  downloadPaper: { summary: 'A paper as PDF' },
});
