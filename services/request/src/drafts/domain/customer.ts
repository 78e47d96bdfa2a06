import { type AppError, invalid } from '@setu/kit/core';
import { emailFailure, phoneFailure, plainPhone } from '@setu/proto/contact-details';
import type { CompanyCopy } from '../../copies/domain/copies.js';
import type { Contact, Request } from '../../requests/domain/request.js';
import { type Failure, refuse, textFailure, writtenFailure } from './failures.js';
import { limits } from './limits.js';

/** Who to call, as typed. */
export interface TypedContact extends Contact {
  /** Of a company's alone. */
  additionalPhone: string;
  additionalEmail: string;
}

/** What a manager types into a draft about the customer it is for, unchecked. */
export interface DraftCustomer {
  /** Of an existing company; empty while none is chosen, or where it is new. */
  companyId: string;
  name: string;
  inn: string;
  kpp: string;
  ogrn: string;
  companyContact: TypedContact;
  contact: TypedContact;
  /** Whom a senior gives it to. */
  managerId: string;
}

/** Whom a manager's request is for, as it is published. */
export interface Ordered {
  companyId: string;
  contact: Contact;
  /** Undefined: it waits in the queue. */
  brokerManagerId: string | undefined;
}

export const nobody: TypedContact = {
  ...{ name: '', surname: '', patronymic: '', phone: '', email: '' },
  ...{ additionalPhone: '', additionalEmail: '' },
};

/** What a draft says of the customer of a request that is repeated. */
export const repeatedCustomer = ({ customerCompanyId, contact }: Request): DraftCustomer => ({
  ...{ companyId: customerCompanyId, name: '', inn: '', kpp: '', ogrn: '', managerId: '' },
  companyContact: nobody,
  contact: { ...nobody, ...contact },
});

/** Takes what an autosave says of the customer, refuses only what cannot be stored. */
export function storableCustomer({ companyContact, contact, ...company }: DraftCustomer): void {
  const texts = { ...company, ...prefixed('company_contact', companyContact), ...prefixed('contact', contact) };
  refuse(Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, textFailure(text, limits.lineMax)])));
}

const prefixed = (name: string, contact: TypedContact): Record<string, string> =>
  Object.fromEntries(Object.entries(contact).map(([field, text]) => [`${name}.${field}`, text]));

/** Takes whom to call as typed, gives it as it is kept; `invalid` on every wrong field (specification, section 5, RFD). */
export function readyContact(typed: Contact): Contact {
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
    'contact.phone': phoneFailure(contact.phone),
    'contact.email': emailFailure(contact.email),
  };
  refuse(failures);
  return contact;
}

/** Whether a published request is for that company and names that contact. */
export const isOrderedBy = ({ customerCompanyId, contact }: Request, ordered: Ordered): boolean =>
  customerCompanyId === ordered.companyId &&
  (Object.keys(ordered.contact) as (keyof Contact)[]).every((name) => contact[name] === ordered.contact[name]);

/** Refuses what is no customer, and one that is locked: no request is made for it. */
export function mustBeOpenCustomer(company: CompanyCopy | undefined): asserts company is CompanyCopy {
  if (company?.type !== 'customer') throw invalid({ 'company.id': 'invalid_option' });
  if (!company.active) throw companyLocked();
}

const companyLocked = (): AppError => invalid({ 'company.id': 'company_locked' });
