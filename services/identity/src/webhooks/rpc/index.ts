import type { WebhooksService } from '@setu/proto/identity/webhooks';
import type { Rpcs } from '../../served.js';
import { createWebhook } from './create-webhook.js';
import { listWebhookDeliveries } from './list-webhook-deliveries.js';
import { listWebhooks } from './list-webhooks.js';
import { removeWebhook } from './remove-webhook.js';
import { resendWebhookDelivery } from './resend-webhook-delivery.js';

/** The rpcs of webhooks. */
export const webhookRpcs = {
  listWebhooks,
  createWebhook,
  removeWebhook,
  listWebhookDeliveries,
  resendWebhookDelivery,
} satisfies Rpcs<typeof WebhooksService>;
