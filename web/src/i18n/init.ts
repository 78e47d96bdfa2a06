import i18next from 'i18next';
import { configureFormats, type FormatSettings } from './formats';
import { fallbackLanguage, interfaceLanguages, languageOf } from './locale';
import { pseudoPostProcessor } from './pseudo';

interface LanguageSettings extends FormatSettings {
  isStrict?: boolean;
  isPseudo?: boolean;
}

/** Throws in development and tests when a key has no text, so that a missing text never ships. */
function reportMissing(_languages: readonly string[], namespace: string, key: string): never {
  throw new Error(`No text for ${namespace}:${key}`);
}

/**
 * Sets up translation in the page's language. `loadTexts` loads the texts. The language is fixed until the page
 * reloads, and switching reloads it, as the specification requires. `?pseudo` makes every text a third longer, to find
 * layouts that are too tight.
 */
export function startLanguage(settings: LanguageSettings): void {
  configureFormats(settings);
  void i18next.use(pseudoPostProcessor).init({
    lng: languageOf(settings.locale),
    supportedLngs: interfaceLanguages,
    // Its texts are loaded only for a partly translated language (`textLanguages`).
    fallbackLng: fallbackLanguage,
    ns: [],
    defaultNS: 'common',
    resources: {},
    // Initialises synchronously, so that the next request for texts already uses the right language.
    initAsync: false,
    interpolation: { escapeValue: false },
    saveMissing: settings.isStrict ?? false,
    missingKeyHandler: settings.isStrict ? reportMissing : false,
    postProcess: settings.isPseudo ? ['pseudo'] : false,
  });
}
