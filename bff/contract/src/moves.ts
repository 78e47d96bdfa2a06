import { z } from 'zod';
import { constants } from './constants.js';
import { decimalNumber, versionNumber } from './number-inputs.js';
import { textUpTo, uuid, writtenText } from './values.js';
import { rejectReasons, requestStatuses } from './words.js';

/** The price of an offer or a contract, in rupees, rounded half up to paise. */
export const priceInput = z.object({
  value: decimalNumber({ decimals: 2, max: constants.priceMax }),
  currency: z.enum(['INR', 'RUB', 'USD', 'EUR'], 'invalid_option'),
});

/** An amount with the day it is due or was paid. */
const movePayment = z.object({
  amount: priceInput.shape.value,
  currency: priceInput.shape.currency.default('INR'),
  due: z.literal('').or(z.iso.date('invalid_date')).nullish(),
});

/** POST /request/update-status/{id}. `version` is the version that the page showed. */
export const updateStatusInput = z.object({
  status: z.enum(requestStatuses, 'invalid_option'),
  version: versionNumber.optional(),
  reject_reason: textUpTo(100).optional(),
  reject_comment: textUpTo(constants.rejectCommentMax).optional(),
  contract_price: priceInput.optional(),
  offer_price: priceInput.optional(),
  supplier_id: z.literal('').or(uuid).optional(),
  /** The number and the day on a contract's paper. Without a day it is today. */
  contract_number: textUpTo(constants.contractNumberMax).optional(),
  contract_date: z.literal('').or(z.iso.date('invalid_date')).optional(),
  /** The supplier's offer that `offer_price` comes from, as the page showed it. */
  offer: z.object({ id: uuid, version: versionNumber }).optional(),
  /** The amount due or paid. With a contract it is the advance. Absent or null if no payment is reported. */
  payment: movePayment.nullish(),
  /** The documents attached to the transition. */
  files: z.array(uuid).max(constants.filesMax, 'too_many_files').default([]),
});
export type UpdateStatusInput = z.input<typeof updateStatusInput>;

/** The form of the reject and cancel dialogs. */
export const rejectInput = z.object({
  reject_reason: z.enum(rejectReasons, 'required'),
  reject_comment: writtenText(constants.rejectCommentMax),
});
export type RejectInput = z.input<typeof rejectInput>;

const typedPrice = z
  .string()
  .trim()
  .min(1, 'required')
  .refine((text) => text === '' || Number(text) >= 0.01, { error: 'not_positive' })
  .refine((text) => Number(text) <= constants.priceMax, { error: 'max', params: { max: constants.priceMax } });

/** The fields of the transition dialogs, as typed. */
export const moveForm = rejectInput.extend({
  payment: typedPrice,
  offer_price: typedPrice,
  contract_price: typedPrice,
  supplier_id: z.string().min(1, 'required'),
  contract_number: textUpTo(constants.contractNumberMax),
  contract_date: z.iso.date('invalid_date'),
});
export type MoveFormInput = z.input<typeof moveForm>;
