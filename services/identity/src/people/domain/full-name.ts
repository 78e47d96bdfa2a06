import type { User } from './user.js';

/** Surname, name and patronymic as one. */
export const fullName = ({ surname, name, patronymic }: Pick<User, 'surname' | 'name' | 'patronymic'>): string =>
  [surname, name, patronymic].filter(Boolean).join(' ');
