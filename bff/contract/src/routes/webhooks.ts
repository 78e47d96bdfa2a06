import type { RouteTable } from '../routing.js';

/**
 * The webhooks that notify a company about its requests and cards. The owning service restricts them to the company's
 * admins.
 */
export const webhookRoutes = {
  listWebhooks: { method: 'get', path: '/user/webhooks', kind: 'A', who: 'user' },
  createWebhook: { method: 'post', path: '/user/webhooks', kind: 'A', who: 'user' },
  resendDelivery: { method: 'post', path: '/user/webhooks/:webhook/resend', kind: 'A', who: 'user' },
  removeWebhook: { method: 'delete', path: '/user/webhooks/:webhook', kind: 'A', who: 'user' },
} as const satisfies RouteTable;
