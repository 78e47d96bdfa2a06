import i18next, { type i18n } from 'i18next';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { settingsFor } from './formats';
import { loadPart } from './load-texts';
import type { Language } from './locale';
import { ReaderContext } from './reader';
import type { TextNamespace } from './text-namespaces';
import { TextsContext } from './use-texts';

/** Returns the common texts and the given ones in a language, in addition to the page's texts. */
async function textsIn(language: Language, namespaces: readonly TextNamespace[]): Promise<i18n> {
  await Promise.all(['common' as const, ...namespaces].map((namespace) => loadPart(language, namespace)));
  return i18next.cloneInstance({ lng: language });
}

interface ReaderTextsProps {
  language: Language;
  /** What the children show besides the common texts. Never changes. */
  namespaces?: readonly TextNamespace[];
  children: ReactNode;
}

const none: readonly TextNamespace[] = [];

/**
 * Shows its children in the given language, with its numbers and currency, whatever the page's language. Shows nothing
 * until the texts have loaded.
 */
export function ReaderTexts({ language, namespaces = none, children }: ReaderTextsProps) {
  const [texts, setTexts] = useState<{ language: Language; i18n: i18n }>();
  useEffect(
    function fetchTexts() {
      let isLeft = false;
      void textsIn(language, namespaces).then((i18n) => {
        if (!isLeft) setTexts({ language, i18n });
      });
      return () => {
        isLeft = true;
      };
    },
    [language, namespaces],
  );
  const reader = useMemo(() => settingsFor(language), [language]);
  if (texts?.language !== language) return null;
  return (
    <TextsContext value={texts.i18n}>
      <ReaderContext value={reader}>{children}</ReaderContext>
    </TextsContext>
  );
}
