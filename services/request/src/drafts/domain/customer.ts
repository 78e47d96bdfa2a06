import { type AppError, invalid, isKnownPhone } from '@setu/kit/core';
import { emailFailure, phoneFailure, plainPhone } from '@setu/proto/contact-details';
import type { CompanyReadModel } from '../../read-models/domain/read-models.js';
import type { Contact, Request } from '../../requests/domain/request.js';
import { type Failure, refuse, textFailure, writtenFailure } from './failures.js';
import { limits } from './limits.js';

/** A contact person, as typed. */
export interface TypedContact extends Contact {
  /** Only for the contact of a company. */
  additionalPhone: string;
  additionalEmail: string;
}

/** The customer data that a manager types into a draft, unchecked. */
export interface DraftCustomer {
  /** The id of an existing company. Empty while none is chosen, or if the company is new. */
  companyId: string;
  name: string;
  inn: string;
  kpp: string;
  ogrn: string;
  companyContact: TypedContact;
  contact: TypedContact;
  /** The manager whom a senior manager assigns. */
  managerId: string;
}

/** The customer of a manager's request when it is published. */
export interface Ordered {
  companyId: string;
  contact: Contact;
  /** Undefined means that the request waits in the queue. */
  brokerManagerId: string | undefined;
}

export const emptyContact: TypedContact = {
  ...{ name: '', surname: '', patronymic: '', phone: '', email: '' },
  ...{ additionalPhone: '', additionalEmail: '' },
};

/** Returns the customer fields of the draft that repeats a request. */
export const repeatedCustomer = ({ customerCompanyId, contact }: Request): DraftCustomer => ({
  ...{ companyId: customerCompanyId, name: '', inn: '', kpp: '', ogrn: '', managerId: '' },
  companyContact: emptyContact,
  contact: { ...emptyContact, ...contact },
});

/** Checks the customer fields of an autosave. Rejects only what cannot be stored. */
export function storableCustomer({ companyContact, contact, ...company }: DraftCustomer): void {
  const texts = { ...company, ...prefixed('company_contact', companyContact), ...prefixed('contact', contact) };
  refuse(Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, textFailure(text, limits.lineMax)])));
}

const prefixed = (name: string, contact: TypedContact): Record<string, string> =>
  Object.fromEntries(Object.entries(contact).map(([field, text]) => [`${name}.${field}`, text]));

/** Returns the contact in the form to store. Throws `invalid` on every wrong field (specification, section 5, RFD). */
export function publishableContact(typed: Contact): Contact {
  const contact: Contact = {
    name: typed.name.trim(),
    surname: typed.surname.trim(),
    patronymic: typed.patronymic.trim(),
    phone: plainPhone(typed.phone),
    email: typed.email.trim(),
  };
  const failures: Record<string, Failure> = {
    'contact.name': writtenFailure(contact.name, limits.lineMax),
    'contact.surname': writtenFailure(contact.surname, limits.lineMax),
    'contact.patronymic': textFailure(contact.patronymic, limits.lineMax),
    'contact.phone': phoneFailure(contact.phone, isKnownPhone),
    'contact.email': emailFailure(contact.email),
  };
  refuse(failures);
  return contact;
}

/** Returns whether a published request is for that company and has that contact. */
export const isOrderedBy = ({ customerCompanyId, contact }: Request, ordered: Ordered): boolean =>
  customerCompanyId === ordered.companyId &&
  (Object.keys(ordered.contact) as (keyof Contact)[]).every((name) => contact[name] === ordered.contact[name]);

/** Throws `invalid` if the company is not a customer or is locked, because no request can be created for it. */
export function mustBeOpenCustomer(company: CompanyReadModel | undefined): asserts company is CompanyReadModel {
  if (company?.type !== 'customer') throw invalid({ 'company.id': 'invalid_option' });
  if (!company.active) throw companyLocked();
}

const companyLocked = (): AppError => invalid({ 'company.id': 'company_locked' });
