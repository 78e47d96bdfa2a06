import i18next, { type i18n } from 'i18next';
import { type ReactNode, useEffect, useState } from 'react';
import type { Language } from './locale';
import { TextsContext } from './use-texts';

type TextFile = { default: Record<string, unknown> };

const files = import.meta.glob<TextFile>('../locales/*/common.json');

/** Returns the common texts in a language, in addition to the page's texts. */
async function textsIn(language: Language): Promise<i18n> {
  if (!i18next.hasResourceBundle(language, 'common')) {
    const file = await files[`../locales/${language}/common.json`]?.();
    if (file) i18next.addResourceBundle(language, 'common', file.default);
  }
  return i18next.cloneInstance({ lng: language });
}

/**
 * Shows its children in the given language, whatever the page's language. Shows nothing until the texts have loaded.
 */
export function ReaderTexts({ language, children }: { language: Language; children: ReactNode }) {
  const [texts, setTexts] = useState<{ language: Language; i18n: i18n }>();
  useEffect(
    function fetchTexts() {
      let isLeft = false;
      void textsIn(language).then((i18n) => {
        if (!isLeft) setTexts({ language, i18n });
      });
      return () => {
        isLeft = true;
      };
    },
    [language],
  );
  if (texts?.language !== language) return null;
  return <TextsContext value={texts.i18n}>{children}</TextsContext>;
}
