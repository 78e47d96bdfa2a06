import { endpoints } from '@setu/contract';
import { route } from '../http/route.js';
import { markRead, messagesPage, postMessage } from '../pages/messages.js';

/** Messages about a request, by channel. */
export const messageRoutes = [
  route(endpoints.listMessages, async (ask) => ({ data: await messagesPage(ask) })),
  route(endpoints.postMessage, async (ask) => ({ data: await postMessage(ask) })),
  route(endpoints.readMessages, async (ask) => ({ data: await markRead(ask) })),
];
