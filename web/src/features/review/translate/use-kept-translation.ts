import type { TranslationView } from '@setu/contract';
import { type Autosave, useAutosave } from '../../../forms/use-autosave';
import { useKeepTranslationMutation } from '../api';
import type { RussianValues } from '../model/translated-card';

/** Keeps the translation as typed, a second after the last change; the greatest number of this editor stays. */
export function useKeptTranslation({ review }: TranslationView, machine: ReadonlySet<string>): Autosave {
  const [keep] = useKeepTranslationMutation();
  return useAutosave<RussianValues>({
    name: `translation-${review.id}`,
    version: review.version,
    save: async (values, { editor, seq, version }, isLast) => {
      const input = { product_sku_ru: values, machine: [...machine], editor, seq };
      await keep({ id: review.id, input, isLast }).unwrap();
      return { version };
    },
  });
}
