import { type AppError, characters, exists, invalid, isKnownPhone, refused } from '@setu/kit/core';
import { type CompanyNumbers, numberFailures, plainNumbers } from '@setu/proto/company-numbers';
import { emailFailure, phoneFailure, plainPhone } from '@setu/proto/contact-details';
import { type Contact, noContact } from '@setu/proto/contact-fields';

/** The fields of a new customer that a manager enters. */
export interface NewCustomer extends CompanyNumbers {
  shortName: string;
  contact: Contact;
}

/** A customer as requests need it. */
export interface Customer extends CompanyNumbers {
  id: string;
  shortName: string;
  active: boolean;
  blacklisted: boolean;
  isCommerceAllowed: boolean;
  version: number;
}

/** A customer that was made for a request. */
export interface MadeCustomer {
  id: string;
  inn: string;
  madeByUserId: string;
  /** True once the request is published. The company is then permanent. */
  isPublished: boolean;
}

const lineMax = 300;

const lineFailure = (text: string, isRequired: boolean): string | undefined => {
  if (text === '') return isRequired ? 'required' : undefined;
  if (text.includes('\0')) return 'invalid_characters';
  return characters(text) > lineMax ? 'length_max' : undefined;
};

/**
 * Validates a new customer as typed and returns it as it is stored. Throws `invalid` with all wrong fields together,
 * under their names on the wire (specification, section 5, RFD broker).
 */
export function validateCustomer(typed: NewCustomer): NewCustomer {
  const shortName = typed.shortName.trim();
  const contact = normaliseContact(typed.contact);
  const numbers = Object.entries(numberFailures(typed, false)).map(([field, code]) => [`company.${field}`, code]);
  const failures: Record<string, string | undefined> = {
    'company.name': lineFailure(shortName, true),
    ...Object.fromEntries(numbers),
    'company.contact.name': lineFailure(contact.name, true),
    'company.contact.surname': lineFailure(contact.surname, true),
    'company.contact.patronymic': lineFailure(contact.patronymic, false),
    'company.contact.phone': phoneFailure(contact.phone, isKnownPhone),
    'company.contact.additional_phone':
      contact.additionalPhone === '' ? undefined : phoneFailure(contact.additionalPhone, isKnownPhone),
    'company.contact.email': emailFailure(contact.email),
    'company.contact.additional_email':
      contact.additionalEmail === '' ? undefined : emailFailure(contact.additionalEmail),
  };
  const wrong = Object.entries(failures).flatMap(([path, code]) => (code === undefined ? [] : [[path, code] as const]));
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong));
  return { shortName, ...plainNumbers(typed), contact };
}

const normaliseContact = (typed: Contact): Contact => ({
  ...noContact,
  ...{ name: typed.name.trim(), surname: typed.surname.trim(), patronymic: typed.patronymic.trim() },
  ...{ phone: plainPhone(typed.phone), additionalPhone: plainPhone(typed.additionalPhone) },
  ...{ email: typed.email.trim(), additionalEmail: typed.additionalEmail.trim() },
});

/** The error if another customer already has the INN. */
export const innInUse = (): AppError => exists('company.inn', 'inn_taken');

/** The error if the request was already published for a customer with another INN. */
export const madeForAnother = (): AppError => refused('already_published');
