import type { PersonView } from '@setu/contract';

/** «Илья Соколов»: first name and surname, whichever there is. */
export const fullName = ({ name, surname }: Pick<PersonView, 'name' | 'surname'>): string =>
  [name, surname].filter(Boolean).join(' ');

/** «Соколов И.»: for the columns of tables. */
export const shortName = ({ name, surname }: Pick<PersonView, 'name' | 'surname'>): string =>
  surname && name ? `${surname}\u00A0${name.charAt(0)}.` : surname || name;
