import { z } from 'zod';

/** Validates an assignment: a manager must be chosen. */
export const assignmentSchema = z.object({ userId: z.string('required').min(1, 'required') });
