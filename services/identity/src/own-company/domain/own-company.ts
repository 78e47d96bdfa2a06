import { characters, isKnownPhone } from '@setu/kit/core';
import { type CompanyNumbers, numberFailures, plainNumbers } from '@setu/proto/company-numbers';
import { type Contact, namedContact } from '@setu/proto/contact-fields';
import { contactFailures, plainContact } from '@setu/proto/supplier-form';
import type { BusinessType } from '@setu/proto/words';

/** A Russian address as typed. A place has its id, or its name if the list does not have the place. */
export interface TypedAddress {
  regionId: string;
  areaId: string;
  area: string;
  cityId: string;
  city: string;
  street: string;
  house: string;
  build: string;
  housing: string;
  flat: string;
  zipcode: string;
}

/** The profile that a Russian company edits. */
export interface OwnCompany extends CompanyNumbers {
  shortName: string;
  fullName: string;
  /** YYYY-MM-DD */
  registrationDate: string;
  webSite: string;
  businessType: BusinessType;
  industryIds: string[];
  legalAddr: TypedAddress;
  /** Absent if the actual address is the legal one. */
  actualAddr?: TypedAddress;
  contact: Contact;
}

type Failures = Record<string, string | undefined>;

const lineMax = 300;
const dayShape = /^\d{4}-\d{2}-\d{2}$/;

const trimmed = <T extends object>(texts: T): T =>
  Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [key, typeof value === 'string' ? value.trim() : value]),
  ) as T;

/** Returns a form as it is stored: trimmed, with plain numbers and phones. */
export function normaliseOwnCompany(typed: OwnCompany): OwnCompany {
  return {
    ...trimmed(typed),
    ...plainNumbers(typed),
    legalAddr: trimmed(typed.legalAddr),
    actualAddr: typed.actualAddr && trimmed(typed.actualAddr),
    contact: plainContact(typed.contact),
  };
}

const line = (text: string, isRequired = false): string | undefined => {
  if (text === '') return isRequired ? 'required' : undefined;
  if (/\p{Cc}/u.test(text)) return 'invalid_characters';
  return characters(text) > lineMax ? 'length_max' : undefined;
};

const isDay = (text: string): boolean =>
  dayShape.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

const dayFailure = (day: string, today: string): string | undefined => {
  if (day === '') return 'required';
  if (!isDay(day)) return 'invalid_date';
  return day > today ? 'date_in_future' : undefined;
};

/** Checks a site as people write it: a name with a dot, with or without http(s). */
const siteFailure = (site: string): string | undefined =>
  site === '' || /^(https?:\/\/)?[^\s/:.]+(\.[^\s/:.]+)+(:\d+)?(\/\S*)?$/i.test(site) ? line(site) : 'invalid_site';

const addressFailures = (name: string, address: TypedAddress): Failures => ({
  [`${name}.region`]: address.regionId === '' ? 'required' : undefined,
  [`${name}.area_name`]: line(address.area),
  [`${name}.city`]: address.cityId === '' && address.city === '' ? 'required' : undefined,
  [`${name}.city_name`]: line(address.city),
  [`${name}.street`]: line(address.street, true),
  [`${name}.house`]: line(address.house),
  [`${name}.build`]: line(address.build),
  [`${name}.housing`]: line(address.housing),
  [`${name}.flat`]: line(address.flat),
  [`${name}.zipcode`]: address.zipcode === '' ? 'required' : /^\d{6}$/.test(address.zipcode) ? undefined : 'zipcode',
});

const prefixed = (name: string, failures: Failures): Failures =>
  Object.fromEntries(Object.entries(failures).map(([field, code]) => [`${name}.${field}`, code]));

/** Returns the problems of a trimmed form, by their names on the wire (specification, section 5, Company edit). */
export function ownCompanyFailures(form: OwnCompany, today: string): Record<string, string> {
  const failures: Failures = {
    short_name: line(form.shortName, true),
    full_name: line(form.fullName, true),
    ...numberFailures(form, true),
    registration_date: dayFailure(form.registrationDate, today),
    web_site: siteFailure(form.webSite),
    industries: form.industryIds.length > 30 ? 'too_many' : undefined,
    ...addressFailures('legal_addr', form.legalAddr),
    ...(form.actualAddr && addressFailures('actual_addr', form.actualAddr)),
    ...prefixed('contacts', contactFailures(namedContact(form.contact), isKnownPhone)),
  };
  return Object.fromEntries(
    Object.entries(failures).flatMap(([field, code]) => (code === undefined ? [] : [[`company.${field}`, code]])),
  );
}
