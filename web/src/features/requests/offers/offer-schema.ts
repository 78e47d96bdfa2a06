import { constants, declineReasons, type FileView, moveForm, textUpTo } from '@setu/contract';
import { z } from 'zod';

const wholeDays = z
  .string()
  .trim()
  .min(1, 'required')
  .refine((text) => text === '' || /^[1-9]\d*$/.test(text), 'not_positive')
  .refine((text) => Number(text) <= constants.leadDaysMax, { error: 'max', params: { max: constants.leadDaysMax } });
const quantum = z.string().refine((text) => text === '' || Number(text) > 0, 'not_positive');

/** Validates the offer's form. The server checks the same rules again. */
export const offerSchema = z.object({
  price: moveForm.shape.offer_price,
  lead_days: wholeDays,
  minimum_quantum: quantum,
  inco_terms: z.string(),
  inco_place: textUpTo(100),
  valid_until: z.string().min(1, 'required'),
  comment: textUpTo(constants.rejectCommentMax),
  files: z.array(z.custom<FileView>()).max(10, 'too_many_files'),
});

/** Validates a decline. The reason "other" requires a comment. */
export const declineSchema = z
  .object({ reason: z.enum(declineReasons, 'required'), comment: textUpTo(constants.rejectCommentMax) })
  .refine(({ reason, comment }) => reason !== 'other' || comment.trim() !== '', {
    error: 'required',
    path: ['comment'],
  });

/** The form holds the suppliers from the search with their labels. */
export const inviteSchema = z.object({
  suppliers: z.array(z.looseObject({ value: z.string().min(1) })).min(1, 'required'),
});
