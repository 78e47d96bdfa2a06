import { useTexts } from '../../../i18n/use-texts';
import { usePlainText } from '../../../kit/card-fields/use-plain-text';
import type { ValueTexts } from './card-fields';

/** Returns the texts of a card's values in the reader's language. */
export function useValueTexts(): ValueTexts {
  const t = useTexts('review');
  return { onRequest: t('values.onRequest'), plain: usePlainText() };
}
