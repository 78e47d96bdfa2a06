import type { RouteTable } from '../routing.js';

/** Where a company hears of what happens to its requests and cards. Its admins alone: the owning service sees to that. */
export const webhookRoutes = {
  listWebhooks: { method: 'get', path: '/user/webhooks', kind: 'A', who: 'user' },
  createWebhook: { method: 'post', path: '/user/webhooks', kind: 'A', who: 'user' },
  resendDelivery: { method: 'post', path: '/user/webhooks/:webhook/resend', kind: 'A', who: 'user' },
  removeWebhook: { method: 'delete', path: '/user/webhooks/:webhook', kind: 'A', who: 'user' },
} as const satisfies RouteTable;
