import type { CompanyView } from '@setu/contract';

type Company = CompanyView['company'];

export type CompanyFactId =
  | 'full_name'
  | 'inn'
  | 'kpp'
  | 'ogrn'
  | 'pan'
  | 'gstn'
  | 'import_export_code'
  | 'web_site'
  | 'registration_date'
  | 'legal_address_line'
  | 'business_type'
  | 'industries';

const russian: CompanyFactId[] = ['inn', 'kpp', 'ogrn'];
const indian: CompanyFactId[] = ['pan', 'gstn'];
const shared: CompanyFactId[] = [
  'import_export_code',
  'web_site',
  'registration_date',
  'legal_address_line',
  'business_type',
  'industries',
];

/**
 * Returns the facts of a company. The registration numbers depend on the country: INN, KPP and OGRN for a customer, PAN
 * and GSTN for a supplier.
 */
export function factIdsOf(type: Company['type']): CompanyFactId[] {
  return ['full_name', ...(type === 'supplier' ? indian : russian), ...shared];
}

/** Returns the full years since a company was founded, or null if the year is unknown or the current one. */
export function yearsSince(year: number | null, now: Date): number | null {
  const years = year === null ? 0 : now.getFullYear() - year;
  return years > 0 ? years : null;
}

/** Returns the usual answer time, rounded up: in hours up to two days, otherwise in days. */
export function answerTerm(minutes: number): { unit: 'hours' | 'days'; count: number } {
  const hours = Math.ceil(minutes / 60);
  return hours <= 48 ? { unit: 'hours', count: hours } : { unit: 'days', count: Math.ceil(hours / 24) };
}

/** Returns a website as a link with a scheme, http or https only. Null if it is not a valid address. */
export function siteAddress(site: string): string | null {
  const address = /^https?:\/\//i.test(site) ? site : `https://${site}`;
  try {
    const { protocol, hostname } = new URL(address);
    return /^https?:$/.test(protocol) && hostname.includes('.') ? address : null;
  } catch {
    return null;
  }
}
