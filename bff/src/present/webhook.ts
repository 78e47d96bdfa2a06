import type { DeliveryView, WebhookView } from '@setu/contract';
import { internal } from '@setu/kit/core';
import type { Webhook, WebhookDelivery } from '@setu/proto/identity/webhooks';
import { deliveryStateWord, webhookKindWord } from '@setu/proto/wire-words';

/** Presents a webhook for its company. */
export const webhookView = (webhook: Webhook | undefined): WebhookView => {
  if (!webhook) throw internal('a webhook was created but is missing from the answer');
  const { id, url, kinds, createdAt, failingSince, offAt } = webhook;
  return {
    ...{ id, url, kinds: kinds.map(webhookKindWord).filter((kind) => kind !== undefined), created_at: createdAt },
    ...{ failing_since: failingSince || null, off_at: offAt || null },
  };
};

/** Presents an entry of the delivery log. */
export const deliveryView = (delivery: WebhookDelivery): DeliveryView => {
  const { id, webhookId, objectId, attempts, status, error, tookMs, createdAt, triedAt, nextAt } = delivery;
  const [kind, state] = [webhookKindWord(delivery.kind), deliveryStateWord(delivery.state)];
  if (!kind || !state) throw internal('a delivery has an unknown kind or state');
  return {
    ...{ id, webhook: webhookId, kind, object: objectId, state, attempts },
    ...{ status: status || null, error: error || null, took_ms: tookMs },
    ...{ created_at: createdAt, tried_at: triedAt || null, next_at: nextAt || null },
  };
};
