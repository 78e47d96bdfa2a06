import type * as wire from '@setu/proto/identity/webhooks';
import { wireDeliveryState, wireWebhookKind } from '@setu/proto/wire-words';
import type { Delivery, Webhook } from '../domain/webhook.js';

/** Returns the wire message of a webhook for its company. */
export const toWebhook = ({ id, url, kinds, createdAt, failingSince, offAt }: Webhook): wire.Webhook => ({
  ...{ id, url, kinds: kinds.map(wireWebhookKind), createdAt: createdAt.toISOString() },
  ...{ failingSince: failingSince?.toISOString() ?? '', offAt: offAt?.toISOString() ?? '' },
});

/** Returns the wire message of a delivery for the log. */
export const toDelivery = (delivery: Delivery): wire.WebhookDelivery => {
  const { id, webhookId, kind, objectId, state, attempts, status = 0, error, tookMs } = delivery;
  return {
    ...{ id, webhookId, kind: wireWebhookKind(kind), objectId, state: wireDeliveryState(state), attempts },
    ...{ status, error, tookMs, createdAt: delivery.createdAt.toISOString() },
    triedAt: delivery.triedAt?.toISOString() ?? '',
    nextAt: state === 'waiting' ? delivery.nextAt.toISOString() : '',
  };
};
