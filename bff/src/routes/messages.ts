import { endpoints } from '@setu/contract';
import { route } from '../http/route.js';
import { markRead, messagesPage, postMessage } from '../pages/messages.js';

/** Messages about a request, by channel. */
export const messageRoutes = [
  route(endpoints.listMessages, async (call) => ({ data: await messagesPage(call) })),
  route(endpoints.postMessage, async (call) => ({ data: await postMessage(call) })),
  route(endpoints.readMessages, async (call) => ({ data: await markRead(call) })),
];
