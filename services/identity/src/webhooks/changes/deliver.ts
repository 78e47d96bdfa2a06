import { EventEnvelope } from '@setu/proto/common';
import type { IdentityDeps } from '../../deps.js';
import { writeNotices } from '../../notices/changes/write-notices.js';
import { RETRY_LIMIT_MS, retryDelayMs } from '../domain/retry-delay.js';
import { signedHeaders } from '../domain/signature.js';
import type { Delivery, Webhook } from '../domain/webhook.js';
import { sendWebhook } from '../sending/send-webhook.js';
import type { AttemptOutcome, Lane } from '../store/deliveries.js';

/**
 * How long a claim is valid, which is longer than an attempt can take. An older claim belongs to a process that has
 * stopped.
 */
const CLAIM_MS = 30_000;

/** Sends the next delivery of a lane that is due at `now`. Returns true if another may follow immediately. */
export async function deliverNext(deps: IdentityDeps, lane: Lane, now: Date): Promise<boolean> {
  const { autocommit, read } = deps;
  const delivery = await autocommit.deliveries.claim(lane, now, new Date(now.getTime() + CLAIM_MS));
  if (delivery === undefined) return false;
  const webhook = await read.webhooks.byId(lane.webhookId);
  if (webhook === undefined) return false;
  if (!(await read.webhooks.receivesEvents(webhook.companyId))) {
    await autocommit.deliveries.abandonAll(webhook.id, 'company_locked');
    return false;
  }
  return settle(deps, { webhook, delivery, outcome: await attempt(deps, webhook, delivery) });
}

async function attempt(deps: IdentityDeps, webhook: Webhook, { id, body }: Delivery): Promise<AttemptOutcome> {
  const { edge, autocommit, env, clock } = deps;
  const opened = edge.secretBox.open(webhook.sealedSecret, webhook.id);
  const at = clock.now();
  if (opened === undefined) return { status: undefined, error: 'secret_lost', tookMs: 0, at };
  if (opened.isOutdated) await autocommit.webhooks.reseal(webhook.id, edge.secretBox.seal(opened.secret, webhook.id));
  const began = performance.now();
  const { url } = webhook;
  const headers = signedHeaders(opened.secret, { id, body }, at);
  const { status, error } = await sendWebhook({ url, headers, body, allowsLocal: env.WEBHOOKS_LOCAL });
  return { status, error, tookMs: Math.round(performance.now() - began), at };
}

interface DeliveryResult {
  webhook: Webhook;
  delivery: Delivery;
  outcome: AttemptOutcome;
}

/**
 * Records the outcome. Under Standard Webhooks, any 2xx means received, and 410 means that the receiver no longer
 * exists.
 */
async function settle(deps: IdentityDeps, { webhook, delivery, outcome }: DeliveryResult): Promise<boolean> {
  const { status = 0 } = outcome;
  if (status >= 200 && status < 300) {
    await deps.write(async ({ deliveries, webhooks }) => {
      await deliveries.done(delivery.id, outcome);
      if (webhook.failingSince || webhook.offAt) await webhooks.markWorking(webhook.id);
    });
    return true;
  }
  return fail(deps, { webhook, delivery, outcome });
}

async function fail(deps: IdentityDeps, { webhook, delivery, outcome }: DeliveryResult): Promise<boolean> {
  const now = outcome.at;
  const waitMs =
    outcome.status === 410
      ? undefined
      : retryDelayMs(delivery.attempts, now.getTime() - delivery.since.getTime(), Math.random());
  const nextAt = waitMs === undefined ? undefined : new Date(now.getTime() + waitMs);
  await deps.write(async (stores) => {
    await stores.deliveries.failed(delivery.id, outcome, nextAt);
    const failingSince = await stores.webhooks.markFailing(webhook.id, now);
    if (nextAt !== undefined) return;
    const isOver = outcome.status === 410 || now.getTime() - failingSince.getTime() >= RETRY_LIMIT_MS;
    const isOff = isOver && (await stores.webhooks.switchOff(webhook.id, now));
    if (isOff) await stores.deliveries.abandonAll(webhook.id, 'webhook_off');
    const { host } = new URL(webhook.url);
    const params: Record<string, string> = isOff ? { off_host: host } : { host };
    const event = EventEnvelope.fromPartial({ id: deps.ids.id(), occurredAt: now.toISOString() });
    const draft = { type: 'webhook_failed', params, entityType: 'company', entityId: webhook.companyId } as const;
    await writeNotices(stores, { event, draft, to: await stores.webhooks.adminsOf(webhook.companyId) });
  });
  return nextAt === undefined;
}
