import { characters, isKnownPhone } from '@setu/kit/core';
import { phoneFailure, plainPhone } from '@setu/proto/contact-details';

/** A user's name and phones, as typed or as stored. */
export interface PersonContact {
  name: string;
  surname: string;
  patronymic: string;
  mobilePhone: string;
  workPhone: string;
  workAddPhone: string;
}

const nameMax = 300;
const extensionMax = 20;

const lineFailure = (text: string, { max, isRequired }: { max: number; isRequired: boolean }): string | undefined => {
  if (text === '') return isRequired ? 'required' : undefined;
  if (/\p{Cc}/u.test(text)) return 'invalid_characters';
  return characters(text) > max ? 'length_max' : undefined;
};

const optionalPhoneFailure = (phone: string): string | undefined =>
  phone === '' ? undefined : phoneFailure(phone, isKnownPhone);

/** Returns a contact as it is stored: trimmed, with phones as a plus and digits. */
export const normaliseContact = (typed: PersonContact): PersonContact => ({
  name: typed.name.trim(),
  surname: typed.surname.trim(),
  patronymic: typed.patronymic.trim(),
  mobilePhone: plainPhone(typed.mobilePhone),
  workPhone: plainPhone(typed.workPhone),
  workAddPhone: typed.workAddPhone.trim(),
});

/**
 * Returns the problem with each field, or undefined for a valid one. Surname and name are required, and phones only
 * have to be valid (specification, section 5).
 */
export const contactFailures = (contact: PersonContact): Record<keyof PersonContact, string | undefined> => ({
  surname: lineFailure(contact.surname, { max: nameMax, isRequired: true }),
  name: lineFailure(contact.name, { max: nameMax, isRequired: true }),
  patronymic: lineFailure(contact.patronymic, { max: nameMax, isRequired: false }),
  mobilePhone: optionalPhoneFailure(contact.mobilePhone),
  workPhone: optionalPhoneFailure(contact.workPhone),
  workAddPhone: lineFailure(contact.workAddPhone, { max: extensionMax, isRequired: false }),
});
