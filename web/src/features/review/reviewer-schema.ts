import { z } from 'zod';

/** Validates a change of reviewer: a reviewer must be chosen. */
export const reviewerSchema = z.object({ reviewer: z.string('required').min(1, 'required') });
