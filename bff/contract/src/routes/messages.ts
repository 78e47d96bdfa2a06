import type { RouteTable } from '../routing.js';

const inChannel = { kind: 'A', who: 'user', words: ['channel'] } as const;

/** The messages about a request, by channel. */
export const messageRoutes = {
  listMessages: { method: 'get', path: '/request/:request/messages/:channel', ...inChannel },
  postMessage: { method: 'post', path: '/request/:request/messages/:channel', ...inChannel },
  readMessages: { method: 'post', path: '/request/:request/messages/:channel/read', ...inChannel },
} as const satisfies RouteTable;
