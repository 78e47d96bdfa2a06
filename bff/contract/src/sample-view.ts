import { z } from 'zod';
import { personView, uuid } from './values.js';
import { sampleStates, sampleVerdicts } from './words.js';

/** Who did something and when. The people are null if the caller may not know them. */
const sampleStep = z.strictObject({ at: z.string(), by: personView.nullable(), acting: personView.nullable() });

/** A sample of the goods. What has not happened yet is null or empty. */
export const sampleView = z.strictObject({
  id: uuid,
  state: z.enum(sampleStates),
  /** What the customer needs. */
  comment: z.string(),
  /** Where it is needed. Empty if unknown, and for a supplier until the broker passes it on. */
  address: z.string(),
  /** True until the broker passes the address on. The supplier cannot send the sample before. */
  awaits_address: z.boolean(),
  asked: sampleStep.nullable(),
  /** YYYY-MM-DD */
  sent_on: z.string().nullable(),
  tracking: z.string(),
  decline_reason: z.string(),
  /** When it was marked as sent or declined. */
  answered: sampleStep.nullable(),
  verdict: z.enum(sampleVerdicts).nullable(),
  verdict_comment: z.string(),
  judged: sampleStep.nullable(),
});
export type SampleView = z.infer<typeof sampleView>;
