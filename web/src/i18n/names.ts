import { companyInLatin, inLatin } from '@setu/contract';
import i18next from 'i18next';
import { currentLanguage } from './formats';

interface Named {
  name: string;
  surname: string;
  patronymic?: string;
}

const forReader = (text: string): string => (currentLanguage() === 'en' ? inLatin(text) : text);

/** Nothing is left of the names of who was erased. */
const orErased = (name: string): string => (name === '' ? i18next.t('erased') : forReader(name));

/** «Илья Соколов»: first name and surname, whichever there is; in Latin letters for readers of English. */
export const fullName = ({ name, surname }: Named): string => orErased([name, surname].filter(Boolean).join(' '));

/** «Соколов Илья Андреевич»: as papers have it. */
export const formalName = ({ name, surname, patronymic }: Named): string =>
  orErased([surname, name, patronymic].filter(Boolean).join(' '));

/** One of a person's names by itself; nothing where he has none. */
export const nameAlone = (name: string): string => forReader(name);

/** «Илья»: in greetings. */
export const firstName = ({ name }: Pick<Named, 'name'>): string => forReader(name);

/** «Илья Андреевич»: how one is addressed in Russian; English has first names only. */
export const addressName = ({ name, patronymic = '' }: Pick<Named, 'name' | 'patronymic'>): string =>
  currentLanguage() === 'en' ? inLatin(name) : [name, patronymic].filter(Boolean).join(' ');

/** «Соколов И.»: for the columns of tables. */
export const shortName = ({ name, surname }: Named): string =>
  orErased(surname && name ? `${surname}\u00A0${name.charAt(0)}.` : surname || name);

/** A company's short name: `Volga-Nasos LLC` for readers of English. */
export const companyName = (shortName: string): string =>
  currentLanguage() === 'en' ? companyInLatin(shortName) : shortName;
