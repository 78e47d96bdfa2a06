import { z } from 'zod';

const rejectCommentMax = 2000;
const noteMax = 2000;

/** Somebody is chosen. */
export const giveSchema = z.object({ userId: z.string('required').min(1, 'required') });

/** Nothing is asked. */
export const moveSchema = z.object({});

/** Why it is rejected. */
export const rejectSchema = z.object({
  reject_comment: z.string().trim().min(1, 'required').max(rejectCommentMax, 'length_max'),
});

/** What is written down. */
export const noteSchema = z.object({ text: z.string().trim().min(1, 'required').max(noteMax, 'length_max') });
