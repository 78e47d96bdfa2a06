import { companyInLatin, inLatin } from '@setu/contract';
import i18next from 'i18next';
import { currentLanguage } from './formats';

interface Named {
  name: string;
  surname: string;
  patronymic?: string;
}

const forReader = (text: string): string => (currentLanguage() === 'en' ? inLatin(text) : text);

/** Returns the name, or a placeholder for an erased user, whose names are empty. */
const orErased = (name: string): string => (name === '' ? i18next.t('erased') : forReader(name));

/** Returns the first name and surname, as far as known: «Илья Соколов». In Latin letters for English readers. */
export const fullName = ({ name, surname }: Named): string => orErased([name, surname].filter(Boolean).join(' '));

const cyrillic = /[а-яё]/i;

/** Returns the name as documents write it: «Соколов Илья Андреевич», and the first name first in English or of Indians. */
export const formalName = ({ name, surname, patronymic }: Named): string =>
  orErased(
    (currentLanguage() === 'en' || !cyrillic.test(surname) ? [name, patronymic, surname] : [surname, name, patronymic])
      .filter(Boolean)
      .join(' '),
  );

/** Returns the full name in the order in which people introduce themselves: «Илья Андреевич Соколов». */
export const politeName = ({ name, surname, patronymic }: Named): string =>
  orErased([name, patronymic, surname].filter(Boolean).join(' '));

/** Returns the name for lists: in full in Russian, without the middle name in English. */
export const listedName = (person: Named): string =>
  currentLanguage() === 'en' ? fullName(person) : formalName(person);

/** Returns one of a person's names, or an empty text if it is missing. */
export const nameAlone = (name: string): string => forReader(name);

/**
 * Returns a user's name of a record, which has the surname first: «Соколов Илья Андреевич». English readers read it in
 * Latin letters with the surname last, as everywhere else.
 */
export const recordedName = (name: string): string => {
  if (currentLanguage() !== 'en') return name;
  const [surname = '', ...names] = name.split(' ');
  return inLatin([...names, surname].join(' '));
};

/** Returns the first name, for greetings: «Илья». */
export const firstName = ({ name }: Pick<Named, 'name'>): string => forReader(name);

/** Returns the form of address: «Илья Андреевич» in Russian, the first name only in English. */
export const addressName = ({ name, patronymic = '' }: Pick<Named, 'name' | 'patronymic'>): string =>
  currentLanguage() === 'en' ? inLatin(name) : [name, patronymic].filter(Boolean).join(' ');

/** Returns the name for table columns: «Соколов И.», and «I. Sokolov» in English. */
export const shortName = ({ name, surname }: Named): string =>
  orErased(surname && name ? withInitial(surname, `${name.charAt(0)}.`) : surname || name);

const withInitial = (surname: string, initial: string): string =>
  currentLanguage() === 'en' ? `${initial}\u00A0${surname}` : `${surname}\u00A0${initial}`;

/** Returns a company's short name, in Latin letters for English readers: `Volga-Nasos LLC`. */
export const companyName = (shortName: string): string =>
  currentLanguage() === 'en' ? companyInLatin(shortName) : shortName;
