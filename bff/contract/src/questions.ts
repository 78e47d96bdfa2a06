import { z } from 'zod';
import { endpointsOf } from './endpoint.js';
import { postMessageInput } from './messages.js';
import { questionRoutes } from './routes/questions.js';
import { integerCount } from './typed-values.js';
import { routedView, uuid } from './values.js';

/**
 * GET /catalog/product/{productSku}/message: the company's open request for the card. A question goes to its
 * conversation.
 */
export const askedRequestView = z.strictObject({
  request: z.strictObject({ id: uuid, numeric_hash: z.string() }).nullable(),
});
export type AskedRequestView = z.infer<typeof askedRequestView>;

/** POST …/message: a message. `count` is the requested quantity if there is no open request yet. */
export const askAboutCardInput = postMessageInput.safeExtend({
  asks: z.boolean().default(true),
  count: integerCount.optional(),
});
export type AskAboutCardInput = z.input<typeof askAboutCardInput>;

/** The conversation of the question, and its request. `made` is true if the question created the request. */
export const askedView = routedView.extend({ numeric_hash: z.string(), made: z.boolean() });
export type AskedView = z.infer<typeof askedView>;

export const questionEndpoints = /* @__PURE__ */ endpointsOf(questionRoutes, {
  getAskedRequest: {
    summary: 'Returns the open request that receives a question about a card',
    answer: askedRequestView,
  },
  askAboutCard: {
    summary: 'Asks the broker about a card in the conversation of a request',
    input: askAboutCardInput,
    answer: askedView,
  },
});
