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

/** The numbers a company is known by differ by country: INN, KPP, OGRN of a customer; PAN and GSTN of a supplier. */
export function factIdsOf(type: Company['type']): CompanyFactId[] {
  return ['full_name', ...(type === 'supplier' ? indian : russian), ...shared];
}

/** Whole years since the year a company was founded in; null where it is not known, or this year. */
export function yearsSince(year: number | null, now: Date): number | null {
  const years = year === null ? 0 : now.getFullYear() - year;
  return years > 0 ? years : null;
}

/** How long a usual answer takes: in hours within two days, else in days; always as long as it may take. */
export function answerTerm(minutes: number): { unit: 'hours' | 'days'; count: number } {
  const hours = Math.ceil(minutes / 60);
  return hours <= 48 ? { unit: 'hours', count: hours } : { unit: 'days', count: Math.ceil(hours / 24) };
}

/** A web address as a link one may follow: with a scheme, and only http(s). Null when it cannot be one. */
export function siteAddress(site: string): string | null {
  const address = /^https?:\/\//i.test(site) ? site : `https://${site}`;
  try {
    const { protocol, hostname } = new URL(address);
    return /^https?:$/.test(protocol) && hostname.includes('.') ? address : null;
  } catch {
    return null;
  }
}
