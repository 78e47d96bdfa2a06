import { namedContact } from '@setu/proto/contact-fields';
import type { PlaceNames } from './address-line.js';
import type { OwnCompany, TypedAddress } from './own-company.js';

/** The names of the places of both addresses. */
export interface AddressNames {
  legal: PlaceNames;
  /** Absent if it is the same address. */
  actual?: PlaceNames;
}

const noAddress = {
  regionId: '',
  areaId: '',
  area: '',
  cityId: '',
  city: '',
  street: '',
  house: '',
  build: '',
  housing: '',
  flat: '',
  zipcode: '',
};
const noPlaces: PlaceNames = { region: '', area: '', city: '' };

const addressFields = (
  name: string,
  address: TypedAddress,
  { region, area, city }: PlaceNames,
): Record<string, string> => {
  const { street, house, build, housing, flat, zipcode } = address;
  const fields = { region, area, city, street, house, build, housing, flat, zipcode };
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [`${name}.${field}`, value]));
};

/** Returns a form as text by field name, for the history of changes. Industries appear by name. */
export function formFields(
  form: OwnCompany,
  names: AddressNames,
  industries: readonly string[],
): Record<string, string> {
  const { shortName, fullName, inn, kpp, ogrn, registrationDate, webSite, businessType, contact } = form;
  return {
    ...{ short_name: shortName, full_name: fullName, inn, kpp, ogrn, registration_date: registrationDate },
    ...{ web_site: webSite, business_type: businessType, industries: industries.join(', ') },
    ...addressFields('legal_addr', form.legalAddr, names.legal),
    ...addressFields('actual_addr', form.actualAddr ?? noAddress, names.actual ?? noPlaces),
    ...Object.fromEntries(Object.entries(namedContact(contact)).map(([name, text]) => [`contacts.${name}`, text])),
  };
}
