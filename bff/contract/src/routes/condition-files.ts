import type { RouteTable } from '../routing.js';

/** Adding and removing single files of a draft's condition. */
export const conditionFilesRoutes = {
  attachConditionFiles: { method: 'post', path: '/condition/:condition/media/attachments', kind: 'A', who: 'user' },
  detachConditionFile: { method: 'delete', path: '/condition/:condition/media/:media', kind: 'A', who: 'user' },
} as const satisfies RouteTable;
