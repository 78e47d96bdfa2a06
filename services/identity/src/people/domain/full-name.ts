import type { User } from './user.js';

/** Returns surname, name and patronymic as one text. */
export const fullName = ({ surname, name, patronymic }: Pick<User, 'surname' | 'name' | 'patronymic'>): string =>
  [surname, name, patronymic].filter(Boolean).join(' ');
