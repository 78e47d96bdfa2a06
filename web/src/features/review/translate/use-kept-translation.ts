import type { TranslationView } from '@setu/contract';
import { useState } from 'react';
import { type Autosave, useAutosave } from '../../../forms/use-autosave';
import { useKeepTranslationMutation } from '../api';
import type { RussianValues } from '../model/translated-card';

/** What is known of texts besides themselves: whose drafts they are, and which are right beside the English as it is now. */
interface Known {
  machine: ReadonlySet<string>;
  stillRight: ReadonlySet<string>;
}

/** Keeps the translation as typed, with the English beside which it was, a second after the last change; the greatest number of this editor stays. */
export function useKeptTranslation({ review, fields }: TranslationView, { machine, stillRight }: Known): Autosave {
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
