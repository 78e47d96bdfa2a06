import { contactFrom, type NamedContact } from '@setu/proto/contact-fields';
import type { PlaceNames } from '../domain/address-line.js';
import type { OwnCompany, TypedAddress } from '../domain/own-company.js';

/** An address as it is stored: places by their ids and names. */
export interface AddressRow {
  company_id: string;
  region_id: string | null;
  area_id: string | null;
  city_id: string | null;
  region: string;
  area: string;
  city_en: string;
  city_ru: string;
  street: string;
  house: string;
  build: string;
  housing: string;
  flat: string;
  zipcode: string;
}

export interface OwnCompanyRow {
  short_name: string;
  full_name: string;
  inn: string;
  kpp: string;
  ogrn: string;
  web_site: string;
  business_type: OwnCompany['businessType'];
  industries: { id: string }[];
  version: number;
  registration_date: string | null;
  regulation_confirmed: boolean;
  legal: AddressRow | null;
  actual: AddressRow | null;
  contact: NamedContact | null;
}

const noAddress: TypedAddress = {
  ...{ regionId: '', areaId: '', area: '', cityId: '', city: '', street: '' },
  ...{ house: '', build: '', housing: '', flat: '', zipcode: '' },
};

// A name is returned only if the place has no id.
const addressFromRow = (row: AddressRow): TypedAddress => ({
  regionId: row.region_id ?? '',
  areaId: row.area_id ?? '',
  area: row.area_id === null ? row.area : '',
  cityId: row.city_id ?? '',
  city: row.city_id === null ? row.city_ru : '',
  ...{ street: row.street, house: row.house, build: row.build, housing: row.housing },
  ...{ flat: row.flat, zipcode: row.zipcode },
});

export const ownCompanyFromRow = (row: OwnCompanyRow): OwnCompany => ({
  ...{ shortName: row.short_name, fullName: row.full_name, inn: row.inn, kpp: row.kpp, ogrn: row.ogrn },
  ...{ registrationDate: row.registration_date ?? '', webSite: row.web_site, businessType: row.business_type },
  industryIds: row.industries.map(({ id }) => id),
  legalAddr: row.legal ? addressFromRow(row.legal) : noAddress,
  actualAddr: row.actual ? addressFromRow(row.actual) : undefined,
  contact: contactFrom(row.contact ?? {}),
});

export const addressColumns = (
  companyId: string,
  address: TypedAddress,
  { ru, en }: { ru: PlaceNames; en: PlaceNames },
): AddressRow => ({
  company_id: companyId,
  region_id: address.regionId || null,
  area_id: address.areaId || null,
  city_id: address.cityId || null,
  ...{ region: ru.region, area: ru.area, city_ru: ru.city, city_en: en.city },
  ...{ street: address.street, house: address.house, build: address.build, housing: address.housing },
  ...{ flat: address.flat, zipcode: address.zipcode },
});
