import { characters } from '@setu/kit/core';
import { type CompanyNumbers, numberFailures, plainNumbers } from '@setu/proto/company-numbers';
import { emailFailure, phoneFailure, plainPhone } from '@setu/proto/contact-details';
import type { BusinessType } from '@setu/proto/words';
import type { Contact } from '../../companies/domain/company-page.js';

/** An address of Russia as somebody writes it; a place by its id, or by its name where it is not among those to choose from. */
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

/** What a company of Russia says of itself. */
export interface OwnCompany extends CompanyNumbers {
  shortName: string;
  fullName: string;
  /** YYYY-MM-DD */
  registrationDate: string;
  webSite: string;
  businessType: BusinessType;
  industryIds: string[];
  legalAddr: TypedAddress;
  /** Absent: it is where its legal address says. */
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

/** A form as it is kept: trimmed, numbers and phones plain. */
export function plainOwnCompany(typed: OwnCompany): OwnCompany {
  const contact = trimmed(typed.contact);
  return {
    ...trimmed(typed),
    ...plainNumbers(typed),
    legalAddr: trimmed(typed.legalAddr),
    actualAddr: typed.actualAddr && trimmed(typed.actualAddr),
    contact: { ...contact, phone: plainPhone(contact.phone), additionalPhone: plainPhone(contact.additionalPhone) },
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

/** A site as people write one: a name with a dot, with or without http(s). */
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

const contactFailures = (contact: Contact): Failures => ({
  name: line(contact.name),
  surname: line(contact.surname),
  patronymic: line(contact.patronymic),
  designation: line(contact.designation),
  phone: contact.phone === '' ? undefined : phoneFailure(contact.phone),
  additional_phone: contact.additionalPhone === '' ? undefined : phoneFailure(contact.additionalPhone),
  email: contact.email === '' ? undefined : emailFailure(contact.email),
  additional_email: contact.additionalEmail === '' ? undefined : emailFailure(contact.additionalEmail),
});

const within = (name: string, failures: Failures): Failures =>
  Object.fromEntries(Object.entries(failures).map(([field, code]) => [`${name}.${field}`, code]));

/** What is wrong with a form that is plain already, by the names it is sent under (specification, section 5, Company edit). */
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
    ...within('contacts', contactFailures(form.contact)),
  };
  return Object.fromEntries(
    Object.entries(failures).flatMap(([field, code]) => (code === undefined ? [] : [[`company.${field}`, code]])),
  );
}
