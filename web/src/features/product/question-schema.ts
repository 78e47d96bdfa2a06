import { askAboutCardInput, constants } from '@setu/contract';
import { z } from 'zod';

const { text, count } = askAboutCardInput.shape;

/** The form of a question about a card: the contract's words and count, files as they stand in the form. */
export const questionSchema = z
  .object({ text, count, files: z.array(z.looseObject({ id: z.string() })).max(constants.filesMax, 'too_many_files') })
  .refine(({ text: words, files }) => words !== '' || files.length > 0, { path: ['text'], error: 'required' });
