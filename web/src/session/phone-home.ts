import type { CompanyType } from '@setu/contract';
import { currentLanguage } from '../i18n/formats';
import { useUser } from './use-session';

/** A country whose mask an empty phone begins with. */
export type PhoneHome = 'RU' | 'IN';

/**
 * Whose numbers the people of a company have: customers are in Russia and suppliers in India, whatever language they read.
 * Of the broker's people and of visitors only the language tells.
 */
export function phoneHomeOf(type: CompanyType | null | undefined): PhoneHome {
  if (type === 'customer') return 'RU';
  if (type === 'supplier') return 'IN';
  return currentLanguage() === 'ru' ? 'RU' : 'IN';
}

/** That of the viewer's own company. */
export const usePhoneHome = (): PhoneHome => phoneHomeOf(useUser()?.company.type);
