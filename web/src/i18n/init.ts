import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { configureFormats, type FormatSettings } from './formats';
import { loadTexts } from './load-texts';
import { languageOf } from './locale';
import { pseudoPostProcessor } from './pseudo';
import { startNamespaces } from './text-namespaces';

/** Thrown in development and tests when a key has no text, so that it never ships. */
function reportMissing(_languages: readonly string[], namespace: string, key: string): never {
  throw new Error(`No text for ${namespace}:${key}`);
}

/**
 * Starts translation in the page's language. The language is fixed for the life of the page: switching reloads it,
 * as the specification asks. `?pseudo` stretches every text by a third, to find layouts that are too tight.
 */
export async function startTexts(settings: FormatSettings & { isStrict?: boolean; isPseudo?: boolean }): Promise<void> {
  configureFormats(settings);
  const language = languageOf(settings.locale);
  await i18next
    .use(initReactI18next)
    .use(pseudoPostProcessor)
    .init({
      lng: language,
      supportedLngs: ['ru', 'en'],
      ns: [],
      defaultNS: 'common',
      resources: {},
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
      saveMissing: settings.isStrict ?? false,
      missingKeyHandler: settings.isStrict ? reportMissing : false,
      postProcess: settings.isPseudo ? ['pseudo'] : false,
    });
  await loadTexts(...startNamespaces);
}
