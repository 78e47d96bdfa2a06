import { z } from 'zod';

const rejectCommentMax = 2000;
const noteMax = 2000;

/** Requires a manager. */
export const giveSchema = z.object({ userId: z.string('required').min(1, 'required') });

/** Requires no fields. */
export const moveSchema = z.object({});

/** Requires the reason for a rejection. */
export const rejectSchema = z.object({
  reject_comment: z.string().trim().min(1, 'required').max(rejectCommentMax, 'length_max'),
});

/** Requires the text of a note. */
export const noteSchema = z.object({ text: z.string().trim().min(1, 'required').max(noteMax, 'length_max') });
