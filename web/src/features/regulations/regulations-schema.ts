import { regulationForm } from '@setu/contract';
import { z } from 'zod';

/** The days of an edition, with its file as it was chosen here. */
export const publishSchema = regulationForm.extend({
  file: z.unknown().refine((file) => file instanceof File, 'required'),
});

/** Why somebody confirms by hand. */
export const confirmSchema = z.object({ comment: z.string().trim().min(1, 'required') });
