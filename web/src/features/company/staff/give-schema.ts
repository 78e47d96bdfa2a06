import { z } from 'zod';

/** The form that gives a company: somebody is chosen. */
export const giveSchema = z.object({ userId: z.string('required').min(1, 'required') });
