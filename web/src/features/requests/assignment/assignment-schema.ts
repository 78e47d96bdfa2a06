import { z } from 'zod';

/** The form of an assignment: somebody is chosen. */
export const assignmentSchema = z.object({ userId: z.string('required').min(1, 'required') });
