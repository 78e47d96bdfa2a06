import { z } from 'zod';
import { constants } from './constants.js';
import { endpointsOf } from './endpoint.js';
import { requestPageView } from './requests.js';
import { sampleRoutes } from './routes/samples.js';
import { textUpTo, uuid, writtenText } from './values.js';
import { sampleVerdicts } from './words.js';

export type { SampleView } from './sample-view.js';

/** POST /request/{request}/sample: what is needed and where. The supplier gets the address from the broker. */
export const askSampleInput = z.object({
  comment: writtenText(constants.sampleTextMax),
  address: writtenText(constants.sampleAddressMax),
});
export type AskSampleInput = z.input<typeof askSampleInput>;

/** POST /request/{request}/sample/address: the sample that the page showed. */
export const passSampleAddressInput = z.object({ sample: uuid });
export type PassSampleAddressInput = z.input<typeof passSampleAddressInput>;

/** POST /request/{request}/sample/send: the sample that the page showed, and the day as YYYY-MM-DD. */
export const sendSampleInput = z.object({
  sample: uuid,
  sent_on: textUpTo(20).min(1, 'required'),
  tracking: textUpTo(constants.sampleTrackingMax).default(''),
});
export type SendSampleInput = z.input<typeof sendSampleInput>;

/** POST /request/{request}/sample/decline */
export const declineSampleInput = z.object({ sample: uuid, reason: writtenText(constants.sampleTextMax) });
export type DeclineSampleInput = z.input<typeof declineSampleInput>;

/** POST /request/{request}/sample/verdict. The comment is required unless the sample suits. */
export const judgeSampleInput = z.object({
  sample: uuid,
  verdict: z.enum(sampleVerdicts, 'required'),
  comment: textUpTo(constants.sampleTextMax).default(''),
});
export type JudgeSampleInput = z.input<typeof judgeSampleInput>;

export const sampleEndpoints = /* @__PURE__ */ endpointsOf(sampleRoutes, {
  askSample: { summary: 'Asks the supplier for a sample', input: askSampleInput, answer: requestPageView },
  passSampleAddress: {
    summary: 'Passes the address of a sample on to its supplier',
    input: passSampleAddressInput,
    answer: requestPageView,
  },
  sendSample: { summary: 'Marks a sample as sent', input: sendSampleInput, answer: requestPageView },
  declineSample: { summary: 'Declines to send a sample', input: declineSampleInput, answer: requestPageView },
  judgeSample: { summary: 'Says whether a sample suits', input: judgeSampleInput, answer: requestPageView },
});
