import { endpoints } from '@setu/contract';
import { route } from '../http/route.js';
import { ownDataMs, sendOwnData } from '../pages/own-data.js';

/** What is kept about the caller. */
export const ownDataRoutes = [
  route(endpoints.downloadOwnData, { budgetMs: ownDataMs }, async (ask) => {
    await sendOwnData(ask);
    return { sent: true };
  }),
];
