import type { PersonView } from '@setu/contract';
import { fullName } from '../../../i18n/names';
import type { useTexts } from '../../../i18n/use-texts';

/** The actor of a record. `acting` is the substitute who acted in the actor's place, if any. */
interface Done {
  by: PersonView | null;
  acting: PersonView | null;
}

/** Returns a function that formats the actor of a record. The text has both names if one user acted for the other. */
export const actorNameIn =
  (t: ReturnType<typeof useTexts<'requests'>>) =>
  ({ by, acting }: Done): string | null => {
    const person = by && fullName(by);
    return person && acting ? t('history.actingFor', { person: fullName(acting), principal: person }) : person;
  };
