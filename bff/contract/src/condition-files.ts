import { z } from 'zod';
import { endpointsOf } from './endpoint.js';
import { conditionFilesRoutes } from './routes/condition-files.js';
import { fileView, uuid } from './values.js';

/**
 * POST /condition/{condition}/media/attachments. Alternatively, a multipart body contains the files themselves as
 * `files`.
 */
export const attachConditionFilesInput = z.object({ files: z.array(uuid).min(1, 'required') });

/** The draft's current files and version. */
export const conditionFilesView = z.strictObject({ files: z.array(fileView), version: z.number().int() });
export type ConditionFilesView = z.infer<typeof conditionFilesView>;

export const conditionFilesEndpoints = /* @__PURE__ */ endpointsOf(conditionFilesRoutes, {
  attachConditionFiles: {
    summary: 'Attaches files to the condition of a draft',
    input: attachConditionFilesInput,
    answer: conditionFilesView,
  },
  detachConditionFile: { summary: 'Removes a file from the condition of a draft', answer: conditionFilesView },
});
