import type { RegistrationInput } from '@setu/contract';
import { deviceDrafts } from '../../lib/stored-draft';

/** The name under which this device stores the form. `person` is fixed because the user has no account yet. */
export const savedAs = { form: 'registration', person: 'visitor' };

export type TypedRegistration = Required<Pick<RegistrationInput, 'org' | 'user' | 'processing_condition_agreed'>>;

export const emptyRegistration = {
  org: { short_name: '', full_name: '', inn: '', kpp: '', ogrn: '' },
  user: { surname: '', name: '', patronymic: '', email: '', phone: '', password: '', confirmation_password: '' },
  processing_condition_agreed: false,
};

const nameOf = `${savedAs.form}-${savedAs.person}`;

interface StoredDraft {
  values?: { cert?: { certificate?: string }; form?: Partial<typeof emptyRegistration> };
}

const read = () => (deviceDrafts.read(nameOf) as StoredDraft | null)?.values;

/** Returns the form saved on this device, for use on the page after the form. Returns undefined if there is none. */
export function typedRegistration(): Partial<typeof emptyRegistration> | undefined {
  return read()?.form;
}

/** Returns the thumbprint of the certificate chosen on this device, or an empty string. */
export const chosenThumbprint = (): string => read()?.cert?.certificate ?? '';

/** Deletes the saved form once the account exists. */
export const forgetTyped = (): void => deviceDrafts.drop(nameOf);
