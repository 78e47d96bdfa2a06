import type { RouteTable } from '../routing.js';

const aboutCard = { path: '/catalog/product/:productSku/message', kind: 'A', who: 'commerce' } as const;

/** Customers' questions about cards, for products and services. */
export const questionRoutes = {
  getAskedRequest: { method: 'get', ...aboutCard },
  askAboutCard: { method: 'post', ...aboutCard },
} as const satisfies RouteTable;
