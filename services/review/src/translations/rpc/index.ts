import type { TranslationsService } from '@setu/proto/review/translations';
import { listTerms } from '../../glossary/rpc/list-terms.js';
import { removeTerm } from '../../glossary/rpc/remove-term.js';
import { writeTerm } from '../../glossary/rpc/write-term.js';
import type { Rpcs } from '../../served.js';
import { completeTranslation } from './complete-translation.js';
import { getTranslation } from './get-translation.js';
import { recallTranslations } from './recall-translations.js';
import { saveTranslation } from './save-translation.js';
import { translateText } from './translate-text.js';

/** What can be asked of translations, and of what helps to make them. */
export const translationRpcs = {
  ...{ getTranslation, saveTranslation, completeTranslation },
  ...{ translateText, recallTranslations, listTerms, writeTerm, removeTerm },
} satisfies Rpcs<typeof TranslationsService>;
