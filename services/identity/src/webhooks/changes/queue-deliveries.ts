import { systemIds } from '@setu/kit/core';
import type { EventEnvelope, Transacting } from '@setu/kit/events';
import type { WebhookKind } from '@setu/proto/words';
import type { Stores } from '../../store/index.js';
import { typeOf } from '../domain/webhook.js';
import type { Lane } from '../store/deliveries.js';
import type { Hearer } from '../store/webhooks.js';

/** The task that sends the waiting deliveries of a lane. */
export const deliverTask = 'identity.deliver-webhooks';

export type Queueing = Pick<Stores, 'webhooks' | 'deliveries'> & Pick<Transacting, 'jobs'>;

/** Queues the sending of a lane. It runs immediately unless `runAt` is set. */
export async function askToDeliver({ jobs }: Pick<Transacting, 'jobs'>, lane: Lane, runAt?: Date): Promise<void> {
  const key = `${deliverTask} ${lane.webhookId} ${lane.objectId}`;
  await jobs.add(deliverTask, lane, { key, ...(runAt && { runAt }) });
}

/**
 * An event about an object. `dataFor` returns what a company may know of it, or undefined if it may not know anything.
 */
export interface Happening {
  event: EventEnvelope;
  kind: WebhookKind;
  objectId: string;
  /** The companies concerned, apart from the broker. */
  companyIds: readonly string[];
  dataFor: (hearer: Hearer) => object | undefined;
}

/** Queues an event for every webhook that may receive it, once, in the transaction that processes the event. */
export async function queueDeliveries(stores: Queueing, happening: Happening): Promise<void> {
  const { event, kind, objectId, companyIds, dataFor } = happening;
  const known = companyIds.filter((id) => id !== '');
  const hearers = await stores.webhooks.hearing(kind, known);
  const made = hearers.flatMap((hearer) => {
    const data = dataFor(hearer);
    if (data === undefined) return [];
    const body = JSON.stringify({ type: typeOf(kind), timestamp: event.occurredAt, data });
    const at = new Date(event.occurredAt);
    return [{ id: systemIds.id(), webhookId: hearer.id, eventId: event.id, objectId, kind, body, at }];
  });
  for (const lane of await stores.deliveries.insert(made)) await askToDeliver(stores, lane);
}
