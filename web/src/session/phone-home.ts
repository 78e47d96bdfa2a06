import type { CompanyType } from '@setu/contract';
import { currentLanguage } from '../i18n/formats';
import { useUser } from './use-session';

/** The country whose mask an empty phone field starts with. */
export type PhoneHome = 'RU' | 'IN';

/**
 * Returns the country of a company's phone numbers. Customers are in Russia and suppliers in India, whatever language
 * they read. For broker users and visitors only the language decides.
 */
export function phoneHomeOf(type: CompanyType | null | undefined): PhoneHome {
  if (type === 'customer') return 'RU';
  if (type === 'supplier') return 'IN';
  return currentLanguage() === 'ru' ? 'RU' : 'IN';
}

/** Returns the phone country of the viewer's own company. */
export const usePhoneHome = (): PhoneHome => phoneHomeOf(useUser()?.company.type);
