import { closeClaimInput, openClaimInput } from '@setu/contract';
import { z } from 'zod';

/** Validates a claim. The text follows the contract, and files are objects, as the form holds them. */
export const claimSchema = openClaimInput.pick({ text: true }).extend({
  files: z.array(z.looseObject({ id: z.string() })),
});

/** Validates a resolution. */
export const resolutionSchema = closeClaimInput.pick({ resolution: true });
