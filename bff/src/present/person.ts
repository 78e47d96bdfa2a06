import type { PersonView, SubstitutedView } from '@setu/contract';
import type { GetDashboardResponse } from '@setu/proto/identity/people';

interface Named {
  id: string;
  name: string;
  surname: string;
  patronymic: string;
}

export const personView = ({ id, name, surname, patronymic }: Named): PersonView => ({ id, name, surname, patronymic });

export const personOrNull = (person: Named | undefined): PersonView | null =>
  person && person.id !== '' ? personView(person) : null;

/** Presents the users to whom the reader may switch. */
export const substitutedViews = ({
  substitutedUsers,
  substitutedUntil,
}: Pick<GetDashboardResponse, 'substitutedUsers' | 'substitutedUntil'>): SubstitutedView[] =>
  substitutedUsers.map((person) => ({
    ...{ ...personView(person), username: person.email },
    until: substitutedUntil[person.id] ?? '',
  }));
