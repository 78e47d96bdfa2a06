import type { PersonView } from '@setu/contract';
import { fullName } from '../../../i18n/names';
import type { useTexts } from '../../../i18n/use-texts';

/** Whose deed a record is; `acting` stood in for him. */
interface Done {
  by: PersonView | null;
  acting: PersonView | null;
}

/** Takes the words of requests; gives who did what a record tells of, both names where one stood in for the other. */
export const doerIn =
  (t: ReturnType<typeof useTexts<'requests'>>) =>
  ({ by, acting }: Done): string | null => {
    const person = by && fullName(by);
    return person && acting ? t('history.actingFor', { person: fullName(acting), principal: person }) : person;
  };
