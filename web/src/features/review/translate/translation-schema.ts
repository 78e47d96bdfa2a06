import { type TranslationFieldView, textUpTo, writtenText } from '@setu/contract';
import { z } from 'zod';
import { isNeeded } from '../model/translated-card';

/** Requires the name and every text that has an English one, and limits each to the length of its field. */
export const translationSchema = (fields: readonly TranslationFieldView[]) =>
  z.object(
    Object.fromEntries(
      fields.map(({ field, english, max }) => [field, isNeeded({ field, english }) ? writtenText(max) : textUpTo(max)]),
    ),
  );
