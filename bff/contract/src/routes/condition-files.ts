import type { RouteTable } from '../routing.js';

/** The files of what a draft asks for, one by one. */
export const conditionFilesRoutes = {
  attachConditionFiles: { method: 'post', path: '/condition/:condition/media/attachments', kind: 'A', who: 'user' },
  detachConditionFile: { method: 'delete', path: '/condition/:condition/media/:media', kind: 'A', who: 'user' },
} as const satisfies RouteTable;
