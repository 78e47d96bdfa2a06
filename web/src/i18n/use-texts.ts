import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { TextNamespace } from './text-namespaces';

/**
 * Returns the translate function of one namespace, with keys typed from its English file: `const t =
 * useTexts('requests')`. The route must have loaded the namespace (`withTexts`). `common` and the contract's texts are
 * always available.
 */
export function useTexts<Namespace extends TextNamespace = 'common'>(namespace?: Namespace): TFunction<Namespace> {
  const { t } = useTranslation<Namespace>(namespace ?? ('common' as Namespace));
  return t as TFunction<Namespace>;
}
