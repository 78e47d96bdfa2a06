import { textUpTo, writtenText } from '@setu/contract';
import { z } from 'zod';

/** Validates a term: both wordings and an optional note. */
export const termSchema = z.object({ en: writtenText(120), ru: writtenText(120), note: textUpTo(300) });
