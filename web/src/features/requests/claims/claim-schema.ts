import { closeClaimInput, openClaimInput } from '@setu/contract';
import { z } from 'zod';

/** The form of a claim: the contract's text, files as they stand in the form. */
export const claimSchema = openClaimInput.pick({ text: true }).extend({
  files: z.array(z.looseObject({ id: z.string() })),
});

/** The form of a settlement. */
export const resolutionSchema = closeClaimInput.pick({ resolution: true });
