import { z } from 'zod';
import { endpointsOf } from './endpoint.js';
import { webhookRoutes } from './routes/webhooks.js';
import { nothing, uuid, writtenText } from './values.js';
import { deliveryStates, webhookKinds } from './words.js';

/** POST /user/webhooks */
export const createWebhookInput = z.object({
  url: writtenText(2000),
  kinds: z.array(z.enum(webhookKinds, 'invalid_option')).min(1, 'required').max(20, 'invalid_option'),
});

/** POST /user/webhooks/{webhook}/resend */
export const resendDeliveryInput = z.object({ delivery: z.uuid('invalid_option') });

/** GET /user/webhooks. `deliveries=1` adds the log: its newest entries, or those before the `older` value of a page. */
const webhooksQuery = z.object({
  deliveries: z.union([z.literal('1'), z.literal('0')]).optional(),
  before: z.uuid('invalid').optional(),
});

/** A webhook. Both times are null while it works. */
export const webhookView = z.strictObject({
  id: uuid,
  url: z.string(),
  kinds: z.array(z.enum(webhookKinds)),
  created_at: z.string(),
  failing_since: z.string().nullable(),
  off_at: z.string().nullable(),
});
export type WebhookView = z.infer<typeof webhookView>;

/** The delivery of an event to a webhook. Its id is the `webhook-id` of every attempt. */
export const deliveryView = z.strictObject({
  id: uuid,
  webhook: uuid,
  kind: z.enum(webhookKinds),
  object: uuid,
  state: z.enum(deliveryStates),
  attempts: z.number().int(),
  /** The receiver's last status code. Null if there was no response. `error` then says why. */
  status: z.number().int().nullable(),
  error: z.string().nullable(),
  took_ms: z.number().int(),
  created_at: z.string(),
  tried_at: z.string().nullable(),
  next_at: z.string().nullable(),
});
export type DeliveryView = z.infer<typeof deliveryView>;

export const webhookListView = z.strictObject({
  webhooks: z.array(webhookView),
  deliveries: z.array(deliveryView).optional(),
  /** With the deliveries: the `before` value of the next older page, or null if there is none. */
  older: uuid.nullable().optional(),
});
export type WebhookListView = z.infer<typeof webhookListView>;

/** A new webhook. The secret is returned only this once. */
export const createdWebhookView = z.strictObject({ webhook: webhookView, secret: z.string() });

export const webhookEndpoints = /* @__PURE__ */ endpointsOf(webhookRoutes, {
  listWebhooks: {
    summary: 'Lists the company’s webhooks. With `deliveries=1` it adds a page of deliveries, newest first',
    query: webhooksQuery,
    answer: webhookListView,
  },
  createWebhook: {
    summary: 'Creates a webhook. Its secret is returned only once',
    input: createWebhookInput,
    answer: createdWebhookView,
  },
  resendDelivery: { summary: 'Sends a delivery again', input: resendDeliveryInput, answer: nothing },
  removeWebhook: { summary: 'Deletes a webhook with its pending deliveries', answer: nothing },
});
