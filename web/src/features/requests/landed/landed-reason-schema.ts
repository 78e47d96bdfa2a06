import { landedReason } from '@setu/contract';
import { z } from 'zod';

/** Validates why a figure is replaced. */
export const landedReasonSchema = z.object({ reason: landedReason });

/** The schema of a dialog without fields. */
export const nothing = z.object({});
