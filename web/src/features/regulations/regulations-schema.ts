import { regulationForm } from '@setu/contract';
import { z } from 'zod';

/** Validates the dates of a version and its file, as chosen in the form. */
export const publishSchema = regulationForm.extend({
  file: z.unknown().refine((file) => file instanceof File, 'required'),
});

/** Validates the reason for a manual confirmation. */
export const confirmSchema = z.object({ comment: z.string().trim().min(1, 'required') });
