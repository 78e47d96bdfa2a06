import { type CompanyView, type NamedProfile, profileTexts } from '@setu/contract';

type Company = CompanyView['company'];

/** A text of a supplier's form, whose label is the same as in the form. */
type ProfileFactId = keyof NamedProfile;
export type CompanyFactId =
  | ProfileFactId
  | 'full_name'
  | 'inn'
  | 'kpp'
  | 'ogrn'
  | 'web_site'
  | 'registration_date'
  | 'legal_address_line'
  | 'business_type'
  | 'industries';

const russian: CompanyFactId[] = ['inn', 'kpp', 'ogrn'];
const profileIds = (part: 'company' | 'production'): ProfileFactId[] =>
  profileTexts.flatMap(([, field]) => (field.part === part ? [field.name] : []));
const indian = profileIds('company');
const shared: CompanyFactId[] = ['web_site', 'registration_date', 'legal_address_line', 'business_type', 'industries'];

/**
 * Returns the facts of a company. The registration numbers depend on the country: INN, KPP and OGRN for a customer, PAN,
 * GSTN and the other texts of its form for a supplier.
 */
export function factIdsOf(type: Company['type']): CompanyFactId[] {
  return ['full_name', ...(type === 'supplier' ? indian : russian), ...shared];
}

/** Whether a fact is a text of a supplier's form. */
export const isProfileFact = (id: CompanyFactId): id is ProfileFactId =>
  profileTexts.some(([, { name }]) => name === id);

/** The texts of a supplier's form about its production. */
export const productionTexts = profileIds('production');

/** Returns the full years since a company was founded, or null if the year is unknown or the current one. */
export function yearsSince(year: number | null, now: Date): number | null {
  const years = year === null ? 0 : now.getFullYear() - year;
  return years > 0 ? years : null;
}
