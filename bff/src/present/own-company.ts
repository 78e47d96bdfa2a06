import type { AddressFormView, NamedView, OwnCompanyView, TypedOwnCompany } from '@setu/contract';
import { internal } from '@setu/kit/core';
import { contactFrom, namedContact, noContact } from '@setu/proto/contact-fields';
import type { GetOwnCompanyResponse, OwnCompanyForm, TypedAddress } from '@setu/proto/identity/own_company';
import { businessTypeWord, wireBusinessType } from '@setu/proto/wire-words';
import type { Language } from '../language/locale.js';
import { personOrNull } from './person.js';
import { namedView } from './reference.js';

type Named = Omit<OwnCompanyView, 'all_industries'>;

const addressView = (address: TypedAddress, placeOf: (id: string) => NamedView | null): AddressFormView => ({
  region: placeOf(address.regionId),
  area: placeOf(address.areaId),
  area_name: address.area,
  city: placeOf(address.cityId),
  city_name: address.city,
  ...{ street: address.street, house: address.house, build: address.build, housing: address.housing },
  ...{ flat: address.flat, zipcode: address.zipcode },
});

/** Presents the form of the caller's own company, and who changed it. */
export const ownCompanyView = (found: GetOwnCompanyResponse, language: Language): Named => {
  const { company } = found;
  if (!company?.legalAddr) throw internal('an own company without its form');
  const places = new Map(found.places.map((place) => [place.id, namedView(place, language)]));
  const placeOf = (id: string) => places.get(id) ?? null;
  return {
    company: {
      ...{ short_name: company.shortName, full_name: company.fullName, inn: company.inn, kpp: company.kpp },
      ...{ ogrn: company.ogrn, registration_date: company.registrationDate, web_site: company.webSite },
      business_type: businessTypeWord(company.businessType) ?? 'any',
      industries: company.industryIds,
      legal_addr: addressView(company.legalAddr, placeOf),
      actual_addr: company.actualAddr ? addressView(company.actualAddr, placeOf) : null,
      contacts: namedContact(company.contact ?? noContact),
    },
    version: found.version,
    is_identity_signed: found.isIdentitySigned,
    changes: found.changes.map(({ version, changedBy, acting, changedAt, fields }) => ({
      version,
      changed_by: personOrNull(changedBy),
      acting: personOrNull(acting),
      changed_at: changedAt,
      fields: fields.map(({ field, from, to }) => ({ field, from, to })),
    })),
  };
};

type Written = TypedOwnCompany['legal_addr'];

const wireAddress = (address: Written): TypedAddress => ({
  ...{ regionId: address.region, areaId: address.area, area: address.area_name },
  ...{ cityId: address.city, city: address.city_name, street: address.street },
  ...{ house: address.house, build: address.build, housing: address.housing },
  ...{ flat: address.flat, zipcode: address.zipcode },
});

/** Converts the submitted form for its service. */
export const wireOwnCompany = (typed: TypedOwnCompany): OwnCompanyForm => {
  const { contacts } = typed;
  return {
    ...{ shortName: typed.short_name, fullName: typed.full_name, inn: typed.inn, kpp: typed.kpp, ogrn: typed.ogrn },
    ...{ registrationDate: typed.registration_date, webSite: typed.web_site, industryIds: typed.industries },
    businessType: wireBusinessType(typed.business_type),
    legalAddr: wireAddress(typed.legal_addr),
    actualAddr: typed.actual_addr ? wireAddress(typed.actual_addr) : undefined,
    contact: contactFrom(contacts),
  };
};
