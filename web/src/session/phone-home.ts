import type { CompanyType } from '@setu/contract';
import { currentLanguage } from '../i18n/formats';
import { useUser } from './use-session';

/** The country whose mask an empty phone field starts with. */
export type PhoneHome = 'RU' | 'IN';

/**
 * Returns the country of a company's phone numbers. Customers and the broker are in Russia and suppliers in India,
 * whatever language the reader uses. For visitors only the language decides.
 */
export function phoneHomeOf(type: CompanyType | null | undefined): PhoneHome {
  if (type) return type === 'supplier' ? 'IN' : 'RU';
  return currentLanguage() === 'ru' ? 'RU' : 'IN';
}

/** Returns the phone country of the viewer's own company. */
export const usePhoneHome = (): PhoneHome => phoneHomeOf(useUser()?.company.type);
