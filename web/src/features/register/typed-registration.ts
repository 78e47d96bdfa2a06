import type { RegistrationInput } from '@setu/contract';
import { deviceDrafts } from '../../lib/kept-draft';

/** Under which name the form is kept on this device: nobody is signed in. */
export const keptAs = { form: 'registration', person: 'visitor' };

export type TypedRegistration = Required<Pick<RegistrationInput, 'org' | 'user' | 'processing_condition_agreed'>>;

export const emptyRegistration = {
  org: { short_name: '', full_name: '', inn: '', kpp: '', ogrn: '' },
  user: { surname: '', name: '', patronymic: '', email: '', phone: '', password: '', confirmation_password: '' },
  processing_condition_agreed: false,
};

const nameOf = `${keptAs.form}-${keptAs.person}`;

interface Kept {
  values?: { cert?: { certificate?: string }; form?: Partial<typeof emptyRegistration> };
}

const read = () => (deviceDrafts.read(nameOf) as Kept | null)?.values;

/** What was typed on this device, for the page that comes after the form; undefined where nothing was. */
export function typedRegistration(): Partial<typeof emptyRegistration> | undefined {
  return read()?.form;
}

/** The thumbprint of the certificate chosen on this device; empty without one. */
export const chosenThumbprint = (): string => read()?.cert?.certificate ?? '';

/** The account exists: nothing of it is needed any more. */
export const forgetTyped = (): void => deviceDrafts.drop(nameOf);
