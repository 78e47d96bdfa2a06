import { uuid } from '@setu/contract';
import { z } from 'zod';

export { acceptInviteInput, inviteEditInput, inviteInput, profileInput, removeTeammateInput } from '@setu/contract';

/** Somebody has to take over. */
export const heirInput = z.object({ heir: uuid.or(z.literal('')).refine((heir) => heir !== '', 'required') });
