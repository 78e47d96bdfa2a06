import { z } from 'zod';
import { uuid } from './values.js';
import { assignmentResults } from './words.js';

/** POST /request/{request}/set-manager */
export const setManagerInput = z.object({ userId: uuid });

/** POST /broker/requests/set-manager */
export const setManagersInput = z.object({ requests: z.array(uuid).min(1).max(100), userId: uuid });

/** What came of one request. */
export const assignmentView = z.strictObject({ id: uuid, result: z.enum(assignmentResults) });
export type AssignmentView = z.infer<typeof assignmentView>;
