import i18next, { type i18n } from 'i18next';
import { createContext, use, useMemo } from 'react';
import type { TextNamespace } from './text-namespaces';
import type { Translate } from './translate';

/** The translations for a part of the page. Their language differs from the page's only inside `ReaderTexts`. */
export const TextsContext = createContext<i18n>(i18next);

/**
 * Returns the translate function of one namespace, with keys typed from its English file: `const t =
 * useTexts('requests')`. The route must have loaded the namespace (`withTexts`). `common` and the contract's texts are
 * always available.
 */
export function useTexts<Namespace extends TextNamespace = 'common'>(namespace?: Namespace): Translate<Namespace> {
  const texts = use(TextsContext);
  return useMemo(
    () => texts.getFixedT(null, namespace ?? 'common') as unknown as Translate<Namespace>,
    [texts, namespace],
  );
}
