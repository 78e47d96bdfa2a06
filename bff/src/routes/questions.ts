import { endpoints } from '@setu/contract';
import { route } from '../http/route.js';
import { askAboutCard, requestForQuestion } from '../pages/questions.js';

/** Customers' questions about cards. */
export const questionRoutes = [
  route(endpoints.getAskedRequest, async (call) => ({ data: await requestForQuestion(call) })),
  route(endpoints.askAboutCard, async (call) => ({ data: await askAboutCard(call) })),
];
