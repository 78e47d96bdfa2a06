import { z } from 'zod';
import { personView, uuid } from './values.js';
import { assignmentResults } from './words.js';

/** POST /request/{request}/set-manager */
export const setManagerInput = z.object({ userId: uuid });

/** POST /broker/requests/set-manager */
export const setManagersInput = z.object({ requests: z.array(uuid).min(1).max(100), userId: uuid });

/** The outcome for one request. */
export const assignmentView = z.strictObject({ id: uuid, result: z.enum(assignmentResults) });
export type AssignmentView = z.infer<typeof assignmentView>;

/** The workload of an active manager: open requests, and how many of them are overdue. */
export const carriedView = z.strictObject({ manager: personView, open: z.number().int(), late: z.number().int() });
export type CarriedView = z.infer<typeof carriedView>;

/** POST /broker/requests/share-out */
export const shareOutInput = setManagersInput.pick({ requests: true });

/** The outcome of sharing out one request. `manager` is its new manager, or null if it could not be assigned. */
export const shareView = assignmentView.extend({ manager: personView.nullable() });
export type ShareView = z.infer<typeof shareView>;
