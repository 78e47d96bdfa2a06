import { endpoints } from '@setu/contract';
import { wireWebhookKind } from '@setu/proto/wire-words';
import { route } from '../http/route.js';
import { deliveryView, webhookView } from '../present/webhook.js';

/** A company's webhooks for events of its requests and cards. */
export const webhookRoutes = [
  route(endpoints.listWebhooks, async (ask) => {
    const { identity } = ask.deps.services;
    const { webhooks } = await identity.listWebhooks({}, ask.reads());
    const shown = { webhooks: webhooks.map(webhookView) };
    if (ask.query.deliveries !== '1') return { data: shown };
    const { before = '' } = ask.query;
    const { deliveries, hasOlder } = await identity.listWebhookDeliveries({ before }, ask.reads());
    const older = hasOlder ? (deliveries.at(-1)?.id ?? null) : null;
    return { data: { ...shown, deliveries: deliveries.map(deliveryView), older } };
  }),
  route(endpoints.createWebhook, async (ask) => {
    const { url, kinds } = ask.input;
    const asked = { url, kinds: kinds.map(wireWebhookKind) };
    const { webhook, secret } = await ask.deps.services.identity.createWebhook(asked, ask.writes());
    return { data: { webhook: webhookView(webhook), secret } };
  }),
  route(endpoints.resendDelivery, async (ask) => {
    const asked = { webhookId: ask.params.webhook, deliveryId: ask.input.delivery };
    await ask.deps.services.identity.resendWebhookDelivery(asked, ask.writes());
    return { data: {} };
  }),
  route(endpoints.removeWebhook, async (ask) => {
    await ask.deps.services.identity.removeWebhook({ webhookId: ask.params.webhook }, ask.writes());
    return { data: {} };
  }),
];
