import type { TranslationsService } from '@setu/proto/review/translations';
import type { Rpcs } from '../../served.js';
import { completeTranslation } from './complete-translation.js';
import { getTranslation } from './get-translation.js';
import { listTerms } from './list-terms.js';
import { recallTranslations } from './recall-translations.js';
import { removeTerm } from './remove-term.js';
import { saveTranslation } from './save-translation.js';
import { translateText } from './translate-text.js';
import { writeTerm } from './write-term.js';

/** The rpcs of translations, suggestions and the glossary. */
export const translationRpcs = {
  ...{ getTranslation, saveTranslation, completeTranslation },
  ...{ translateText, recallTranslations, listTerms, writeTerm, removeTerm },
} satisfies Rpcs<typeof TranslationsService>;
