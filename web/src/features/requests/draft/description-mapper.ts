import type { DraftSaveInput, RequestView } from '@setu/contract';
import type { SaveMark } from '../../../forms/autosave-queue';
import type { DescriptionValues } from './description-schema';

/** Form values of a draft from a description. */
export const toDescriptionValues = ({
  last_customer_condition: { comment, files },
}: Pick<RequestView, 'last_customer_condition'>): DescriptionValues => ({ comment, files });

/** What the autosave sends: nothing of what is looked for, so that it stays as it was written. */
export const toSavedDescription = ({ comment, files }: DescriptionValues, mark: SaveMark): DraftSaveInput => ({
  comment,
  files: files.map(({ id }) => id),
  ...mark,
});
