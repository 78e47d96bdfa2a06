import { z } from 'zod';
import { trustKinds } from './words.js';

/**
 * A figure of a supplier over the current month and the eleven before it. `count` is the number of answers, decided
 * offers, due shipments, deals or judged samples.
 * `value` is, by kind: the median time to the first answer in minutes; the lower end of the 95 % Wilson interval of the
 * share of offers that were chosen, in percent; the percentage of shipments on time; claims per 100 deals;
 * the percentage of samples that suit.
 */
export const trustFigureView = z.strictObject({
  kind: z.enum(trustKinds),
  count: z.number().int(),
  value: z.number(),
  /** The 90th percentile of answers in minutes. Null for other figures. */
  ninetieth: z.number().int().nullable(),
  /** The number of chosen offers, shipments on time, claims, or samples that suit. Null for answers, and for rounded figures. */
  hits: z.number().int().nullable(),
});
export type TrustFigureView = z.infer<typeof trustFigureView>;

/** A supplier's figures, only those of at least five items. `since` is the first day that they cover. */
export const trustFiguresView = z.strictObject({ since: z.string(), list: z.array(trustFigureView) });
export type TrustFiguresView = z.infer<typeof trustFiguresView>;
