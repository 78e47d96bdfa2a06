import { z } from 'zod';

/** Validates the assignment of a company: a manager must be chosen. */
export const giveSchema = z.object({ userId: z.string('required').min(1, 'required') });
