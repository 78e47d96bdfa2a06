import { endpoints } from '@setu/contract';
import { route } from '../http/route.js';
import { attachConditionFiles, detachConditionFile } from '../pages/condition-files.js';
import { uploading } from '../pages/uploads.js';

/** Adding and removing single files of a draft's subject. */
export const conditionFilesRoutes = [
  route(endpoints.attachConditionFiles, { ...uploading, checksLate: true }, async (call) => ({
    data: await attachConditionFiles(call, call.params.condition),
  })),
  route(endpoints.detachConditionFile, async (call) => ({
    data: await detachConditionFile(call, call.params),
  })),
];
