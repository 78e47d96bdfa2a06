import { type TranslationFieldView, textUpTo, writtenText } from '@setu/contract';
import { z } from 'zod';
import { isNeeded } from '../model/translated-card';

/** A name is always asked for, of the other texts those that have an English one; none is longer than its field. */
export const translationSchema = (fields: readonly TranslationFieldView[]) =>
  z.object(
    Object.fromEntries(
      fields.map(({ field, english, max }) => [field, isNeeded({ field, english }) ? writtenText(max) : textUpTo(max)]),
    ),
  );
