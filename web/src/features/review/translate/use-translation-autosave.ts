import type { TranslationView } from '@setu/contract';
import { useState } from 'react';
import { type Autosave, useAutosave } from '../../../forms/use-autosave';
import { useKeepTranslationMutation } from '../api';
import type { RussianValues } from '../model/translated-card';

/** The status of texts: which are machine translations, and which were confirmed for the changed English. */
interface Known {
  machine: ReadonlySet<string>;
  stillRight: ReadonlySet<string>;
}

/**
 * Saves the translation as typed with its English, a second after the last change. If saves from one opened form arrive
 * out of order, the one with the highest number is stored.
 */
export function useTranslationAutosave({ review, fields }: TranslationView, { machine, stillRight }: Known): Autosave {
  const [keep] = useKeepTranslationMutation();
  const [opened] = useState(() => fields);
  return useAutosave<RussianValues>({
    name: `translation-${review.id}`,
    version: review.version,
    save: async (values, { editor, seq, version }, isLast) => {
      const typed = opened.filter(({ field, russian }) => values[field] !== russian || stillRight.has(field));
      const english = Object.fromEntries(typed.map(({ field, english: text }) => [field, text]));
      const input = { product_sku_ru: values, product_sku: english, machine: [...machine], editor, seq };
      await keep({ id: review.id, input, isLast }).unwrap();
      return { version };
    },
  });
}
