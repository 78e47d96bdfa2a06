/**
 * The zones whose calendar decides a date. Moscow: rates, regulations, certificates shown in Russia, deadlines of
 * customers. India: dates of suppliers. Reports use the reader's own zone instead.
 */
export const businessZones = { moscow: 'Europe/Moscow', india: 'Asia/Kolkata' } as const;

/** Named for its calendar, not for the person: an Indian supplier in Moscow still works by Indian days. */
export type BusinessZone = keyof typeof businessZones;

const formats = Object.fromEntries(
  Object.entries(businessZones).map(([name, timeZone]) => [name, new Intl.DateTimeFormat('en-CA', { timeZone })]),
) as Record<BusinessZone, Intl.DateTimeFormat>;

/** Returns the calendar day (YYYY-MM-DD) of an instant in a business zone. */
export const businessDay = (zone: BusinessZone, at: Date): string => formats[zone].format(at);

/** Returns the zone that decides the dates of a company: India for suppliers, Moscow for customers and the broker. */
export const zoneOfCompany = (companyType: string): BusinessZone => (companyType === 'supplier' ? 'india' : 'moscow');
