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

/** GET /user/webhooks: `deliveries=1` gives the log beside them, its newest or those before `older` of the page one has. */
const webhooksQuery = z.object({
  deliveries: z.union([z.literal('1'), z.literal('0')]).optional(),
  before: z.uuid('invalid').optional(),
});

/** A webhook; both times are null while it works. */
export const webhookView = z.strictObject({
  id: uuid,
  url: z.string(),
  kinds: z.array(z.enum(webhookKinds)),
  created_at: z.string(),
  failing_since: z.string().nullable(),
  off_at: z.string().nullable(),
});
export type WebhookView = z.infer<typeof webhookView>;

/** One event on its way to one webhook; its id is the `webhook-id` of every try. */
export const deliveryView = z.strictObject({
  id: uuid,
  webhook: uuid,
  kind: z.enum(webhookKinds),
  object: uuid,
  state: z.enum(deliveryStates),
  attempts: z.number().int(),
  /** What the receiver answered last; null where it did not, and `error` says why. */
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
  /** With the deliveries: what the next older ones are asked with; null: there are none. */
  older: uuid.nullable().optional(),
});
export type WebhookListView = z.infer<typeof webhookListView>;

/** A new one: the secret is told this once. */
export const createdWebhookView = z.strictObject({ webhook: webhookView, secret: z.string() });

export const webhookEndpoints = /* @__PURE__ */ endpointsOf(webhookRoutes, {
  listWebhooks: {
    summary: 'The company’s webhooks; with `deliveries=1` a page of their deliveries too, the newest first',
    query: webhooksQuery,
    answer: webhookListView,
  },
  createWebhook: {
    summary: 'Makes a webhook; its secret is told this once',
    input: createWebhookInput,
    answer: createdWebhookView,
  },
  resendDelivery: { summary: 'Sends a delivery once more', input: resendDeliveryInput, answer: nothing },
  removeWebhook: { summary: 'Removes a webhook with what waits for it', answer: nothing },
});
