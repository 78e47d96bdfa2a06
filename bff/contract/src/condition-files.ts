import { z } from 'zod';
import { endpointsOf } from './endpoint.js';
import { conditionFilesRoutes } from './routes/condition-files.js';
import { fileView, uuid } from './values.js';

/** POST /condition/{condition}/media/attachments; or the files themselves as `files` of a multipart body. */
export const attachConditionFilesInput = z.object({ files: z.array(uuid).min(1, 'required') });

/** The files the draft has now, and its version. */
export const conditionFilesView = z.strictObject({ files: z.array(fileView), version: z.number().int() });
export type ConditionFilesView = z.infer<typeof conditionFilesView>;

export const conditionFilesEndpoints = /* @__PURE__ */ endpointsOf(conditionFilesRoutes, {
  attachConditionFiles: {
    summary: 'Adds files to what a draft asks for',
    input: attachConditionFilesInput,
    answer: conditionFilesView,
  },
  detachConditionFile: { summary: 'Takes a file off what a draft asks for', answer: conditionFilesView },
});
