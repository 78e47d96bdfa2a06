import { searchLanguages, synonymMeanings } from '@setu/contract';
import { z } from 'zod';

const terms = z.string().trim().min(1, 'required').max(2000);

/** Validates the dialog of a synonym. */
export const synonymSchema = z.object({
  left: terms,
  right: terms,
  both_ways: z.boolean(),
  language: z.enum(searchLanguages, 'required'),
  meaning: z.enum(synonymMeanings, 'required'),
});

/** Validates a field of stop words. */
export const stopWordsSchema = z.object({ words: z.string().max(50_000) });
