import { characters, invalid, isKnownPhone } from '@setu/kit/core';
import { type CompanyNumbers, numberFailures, plainNumbers } from '@setu/proto/company-numbers';
import { emailFailure, phoneFailure, plainPhone } from '@setu/proto/contact-details';
import { passwordFailure } from '@setu/proto/new-password';

/** The company and its first user in a registration, as typed and as stored. */
export interface Registrant {
  company: CompanyNumbers & { shortName: string; fullName: string };
  person: { name: string; surname: string; patronymic: string; email: string; phone: string };
}

/** The fields of the registration form that are never stored as typed. */
export interface Consent {
  password: string;
  processingConditionAgreed: boolean;
  withoutCert: boolean;
  hasCertificate: boolean;
}

const lineMax = 300;

const lineFailure = (text: string, isRequired: boolean): string | undefined => {
  if (text === '') return isRequired ? 'required' : undefined;
  if (text.includes('\0')) return 'invalid_characters';
  return characters(text) > lineMax ? 'length_max' : undefined;
};

/**
 * Validates and trims a registration and returns it as it is stored. Throws `invalid` with all wrong fields together,
 * under their names on the wire (specification, section 5, Sign-up). A company without a full name gets its short name
 * as the full name.
 */
export function validateRegistrant(typed: Registrant, consent: Consent): Registrant {
  const { company, person } = trimmed(typed);
  const numbers = Object.entries(numberFailures(typed.company, true)).map(([field, code]) => [`org.${field}`, code]);
  const failures: Record<string, string | undefined> = {
    'org.short_name': lineFailure(company.shortName, true),
    'org.full_name': lineFailure(company.fullName, false),
    ...Object.fromEntries(numbers),
    'user.surname': lineFailure(person.surname, true),
    'user.name': lineFailure(person.name, true),
    'user.patronymic': lineFailure(person.patronymic, false),
    'user.phone': phoneFailure(person.phone, isKnownPhone),
    'user.email': emailFailure(person.email),
    'user.password': passwordFailure(consent.password),
    processing_condition_agreed: consent.processingConditionAgreed ? undefined : 'required',
    without_cert: consent.withoutCert || consent.hasCertificate ? undefined : 'required',
  };
  const wrong = Object.entries(failures).flatMap(([path, code]) => (code === undefined ? [] : [[path, code] as const]));
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong));
  return { company: { ...company, fullName: company.fullName || company.shortName }, person };
}

const trimmed = ({ company, person }: Registrant): Registrant => ({
  company: {
    shortName: company.shortName.trim(),
    fullName: company.fullName.trim(),
    ...plainNumbers(company),
  },
  person: {
    name: person.name.trim(),
    surname: person.surname.trim(),
    patronymic: person.patronymic.trim(),
    email: person.email.trim().toLowerCase(),
    phone: plainPhone(person.phone),
  },
});
