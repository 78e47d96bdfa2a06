import { endpoints } from '@setu/contract';
import { route } from '../http/route.js';
import { askAboutCard, askedRequest } from '../pages/questions.js';

/** Customers' questions about cards. */
export const questionRoutes = [
  route(endpoints.getAskedRequest, async (ask) => ({ data: await askedRequest(ask) })),
  route(endpoints.askAboutCard, async (ask) => ({ data: await askAboutCard(ask) })),
];
