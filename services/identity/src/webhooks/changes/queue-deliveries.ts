import { systemIds } from '@setu/kit/core';
import type { EventEnvelope, Transacting } from '@setu/kit/events';
import type { WebhookKind } from '@setu/proto/words';
import type { Stores } from '../../store/index.js';
import { typeOf } from '../domain/webhook.js';
import type { Lane } from '../store/deliveries.js';
import type { Receiver } from '../store/webhooks.js';

/** The task that sends the waiting deliveries of a lane, which are those to one webhook about one object. */
export const deliverTask = 'identity.deliver-webhooks';

export type DeliveryQueueStores = Pick<Stores, 'webhooks' | 'deliveries'> & Pick<Transacting, 'jobs'>;

/** Schedules the task that sends a lane's deliveries. It runs immediately unless `runAt` is set. */
export async function scheduleDelivery({ jobs }: Pick<Transacting, 'jobs'>, lane: Lane, runAt?: Date): Promise<void> {
  const key = `${deliverTask} ${lane.webhookId} ${lane.objectId}`;
  await jobs.add(deliverTask, lane, { key, ...(runAt && { runAt }) });
}

/**
 * An event about an object. `dataFor` returns what a company may know of it, or undefined if it may not know anything.
 */
export interface WebhookEvent {
  event: EventEnvelope;
  kind: WebhookKind;
  objectId: string;
  /** The companies concerned, apart from the broker. */
  companyIds: readonly string[];
  dataFor: (receiver: Receiver) => object | undefined;
}

/** Queues an event for every webhook that may receive it, once, in the transaction that processes the event. */
export async function queueDeliveries(stores: DeliveryQueueStores, webhookEvent: WebhookEvent): Promise<void> {
  const { event, kind, objectId, companyIds, dataFor } = webhookEvent;
  const known = companyIds.filter((id) => id !== '');
  const receivers = await stores.webhooks.receiving(kind, known);
  const made = receivers.flatMap((receiver) => {
    const data = dataFor(receiver);
    if (data === undefined) return [];
    const body = JSON.stringify({ type: typeOf(kind), timestamp: event.occurredAt, data });
    const at = new Date(event.occurredAt);
    return [{ id: systemIds.id(), webhookId: receiver.id, eventId: event.id, objectId, kind, body, at }];
  });
  for (const lane of await stores.deliveries.insert(made)) await scheduleDelivery(stores, lane);
}
