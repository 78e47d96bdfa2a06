/**
 * The zones whose calendar decides a date. Moscow: rates, regulations, certificates shown in Russia, deadlines of
 * customers. India: dates of suppliers. Reports use the reader's own zone instead.
 */
export const businessZones = { moscow: 'Europe/Moscow', india: 'Asia/Kolkata' } as const;

/**
 * A name of a zone. A company's zone depends on the company, not on where its staff are: a supplier's user in Moscow
 * works by Indian days.
 */
export type BusinessZone = keyof typeof businessZones;

const formats = Object.fromEntries(
  Object.entries(businessZones).map(([name, timeZone]) => [
    name,
    new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }),
  ]),
) as Record<BusinessZone, Intl.DateTimeFormat>;

/** Returns the calendar day (YYYY-MM-DD) of an instant in a business zone. */
export const businessDay = (zone: BusinessZone, at: Date): string => {
  // The date is built from its parts, because the order in a locale's date has changed between browser versions.
  const parts = new Map(formats[zone].formatToParts(at).map(({ type, value }) => [type, value]));
  return [parts.get('year'), parts.get('month'), parts.get('day')].join('-');
};

/** Returns the zone that decides the dates of a company: India for suppliers, Moscow for customers and the broker. */
export const zoneOfCompany = (companyType: string): BusinessZone => (companyType === 'supplier' ? 'india' : 'moscow');
