import { z } from 'zod';

/** The form of a change of reviewer: somebody is chosen. */
export const reviewerSchema = z.object({ reviewer: z.string('required').min(1, 'required') });
