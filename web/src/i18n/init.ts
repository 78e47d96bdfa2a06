import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { configureFormats, type FormatSettings } from './formats';
import { languageOf } from './locale';
import { pseudoPostProcessor } from './pseudo';

interface LanguageSettings extends FormatSettings {
  isStrict?: boolean;
  isPseudo?: boolean;
}

/** Thrown in development and tests when a key has no text, so that it never ships. */
function reportMissing(_languages: readonly string[], namespace: string, key: string): never {
  throw new Error(`No text for ${namespace}:${key}`);
}

/**
 * Sets translation to the page's language; texts come by `loadTexts`. The language is fixed for the life of the page:
 * switching reloads it, as the specification asks. `?pseudo` stretches every text by a third, to find layouts that are too tight.
 */
export function startLanguage(settings: LanguageSettings): void {
  configureFormats(settings);
  void i18next
    .use(initReactI18next)
    .use(pseudoPostProcessor)
    .init({
      lng: languageOf(settings.locale),
      supportedLngs: ['ru', 'en'],
      ns: [],
      defaultNS: 'common',
      resources: {},
      // The language is known when this returns: whoever asks for texts next asks for the right ones.
      initAsync: false,
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
      saveMissing: settings.isStrict ?? false,
      missingKeyHandler: settings.isStrict ? reportMissing : false,
      postProcess: settings.isPseudo ? ['pseudo'] : false,
    });
}
