import type { RouteTable } from '../routing.js';

const aboutCard = { path: '/catalog/product/:productSku/message', kind: 'A', who: 'commerce' } as const;

/** What customers ask about cards, products and services alike. */
export const questionRoutes = {
  getAskedRequest: { method: 'get', ...aboutCard },
  askAboutCard: { method: 'post', ...aboutCard },
} as const satisfies RouteTable;
