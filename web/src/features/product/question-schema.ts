import { askAboutCardInput, constants } from '@setu/contract';
import { z } from 'zod';

const { text, count } = askAboutCardInput.shape;

/**
 * Validates a question about a card. Text and count follow the contract, and files are objects, as the form holds them.
 */
export const questionSchema = z
  .object({ text, count, files: z.array(z.looseObject({ id: z.string() })).max(constants.filesMax, 'too_many_files') })
  .refine(({ text: typed, files }) => typed !== '' || files.length > 0, { path: ['text'], error: 'required' });
