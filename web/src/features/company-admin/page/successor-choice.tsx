import type { SavedUserInput } from '@setu/contract';
import { RadioField } from '../../../forms/fields/radio-field';
import { SelectField } from '../../../forms/fields/select-field';
import { formalName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { Text } from '../../../ui/layout/text';
import { Skeleton } from '../../../ui/skeleton/skeleton';
import { Failure } from '../../../ui/states/states';
import { roleNames, useListSuccessorsQuery } from '../../team/public';

/** The maximum number of options shown as radio buttons. More options are shown as a select list. */
const maxRadios = 7;

/** Asks for a successor if the new roles and status remove the user's current tasks. */
export function SuccessorChoice({ id, roles, status }: Pick<SavedUserInput, 'id' | 'roles' | 'status'>) {
  const t = useTexts('company-admin');
  const team = useTexts('team');
  const query = { id, roles: [...roles].sort().join(), status };
  const { currentData: successors, isError, refetch } = useListSuccessorsQuery(query, { skip: roles.length === 0 });
  if (roles.length === 0) return null;
  if (isError) return <Failure title={t('edit.successorsFailed')} onRetry={() => void refetch()} />;
  if (successors === undefined) return <Skeleton height="68px" />;
  if (!successors.is_needed) return null;
  if (successors.list.length === 0) return <Text tone="warning">{t('edit.nobody')}</Text>;
  const options = successors.list.map((successor) => ({
    value: successor.id,
    label: `${formalName(successor)}, ${roleNames(successor.roles, team)}`,
  }));
  const Choice = options.length > maxRadios ? SelectField : RadioField;
  return <Choice name="heir" label={t('edit.successor')} hint={t('edit.successorHint')} options={options} isRequired />;
}
