import { endpoints } from '@setu/contract';
import { route } from '../http/route.js';
import { ownDataMs, sendOwnData } from '../pages/own-data.js';

/** The download of the caller's personal data. */
export const ownDataRoutes = [
  route(endpoints.downloadOwnData, { budgetMs: ownDataMs }, async (call) => {
    await sendOwnData(call);
    return { sent: true };
  }),
];
