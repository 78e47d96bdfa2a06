import { textUpTo, writtenText } from '@setu/contract';
import { z } from 'zod';

/** The form of a term: both wordings, and a note if one is needed. */
export const termSchema = z.object({ en: writtenText(120), ru: writtenText(120), note: textUpTo(300) });
