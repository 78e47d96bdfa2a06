import { closeClaimInput, openClaimInput } from '@setu/contract';
import { z } from 'zod';

/** Validates a claim: the text follows the contract, files have the form's shape. */
export const claimSchema = openClaimInput.pick({ text: true }).extend({
  files: z.array(z.looseObject({ id: z.string() })),
});

/** Validates a resolution. */
export const resolutionSchema = closeClaimInput.pick({ resolution: true });
