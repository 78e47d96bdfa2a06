import { endpoints } from '@setu/contract';
import { wireWebhookKind } from '@setu/proto/wire-words';
import { route } from '../http/route.js';
import { deliveryView, webhookView } from '../present/webhook.js';

/** A company's webhooks for events of its requests and cards. */
export const webhookRoutes = [
  route(endpoints.listWebhooks, async (call) => {
    const { identity } = call.deps.services;
    const { webhooks } = await identity.listWebhooks({}, call.reads());
    const shown = { webhooks: webhooks.map(webhookView) };
    if (call.query.deliveries !== '1') return { data: shown };
    const { before = '' } = call.query;
    const { deliveries, hasOlder } = await identity.listWebhookDeliveries({ before }, call.reads());
    const older = hasOlder ? (deliveries.at(-1)?.id ?? null) : null;
    return { data: { ...shown, deliveries: deliveries.map(deliveryView), older } };
  }),
  route(endpoints.createWebhook, async (call) => {
    const { url, kinds } = call.input;
    const command = { url, kinds: kinds.map(wireWebhookKind) };
    const { webhook, secret } = await call.deps.services.identity.createWebhook(command, call.writes());
    return { data: { webhook: webhookView(webhook), secret } };
  }),
  route(endpoints.resendDelivery, async (call) => {
    const command = { webhookId: call.params.webhook, deliveryId: call.input.delivery };
    await call.deps.services.identity.resendWebhookDelivery(command, call.writes());
    return { data: {} };
  }),
  route(endpoints.removeWebhook, async (call) => {
    await call.deps.services.identity.removeWebhook({ webhookId: call.params.webhook }, call.writes());
    return { data: {} };
  }),
];
