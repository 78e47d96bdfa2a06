import { searchLanguages } from '@setu/contract';
import { z } from 'zod';

const terms = z.string().trim().min(1, 'required').max(2000);

/** What the dialog of a synonym takes. */
export const synonymSchema = z.object({
  left: terms,
  right: terms,
  both_ways: z.boolean(),
  language: z.enum(searchLanguages, 'required'),
});

/** What a field of stop words takes. */
export const stopWordsSchema = z.object({ words: z.string().max(50_000) });
