import type { PersonView, SubstitutedView } from '@setu/contract';

interface Named {
  id: string;
  name: string;
  surname: string;
  patronymic: string;
}

export const personView = ({ id, name, surname, patronymic }: Named): PersonView => ({ id, name, surname, patronymic });

export const personOrNull = (person: Named | undefined): PersonView | null =>
  person && person.id !== '' ? personView(person) : null;

/** Presents a user to whom the reader may switch. */
export const substitutedView = (person: Named & { email: string }): SubstitutedView => ({
  ...personView(person),
  username: person.email,
});
