import type { InviteView } from '@setu/contract';
import { toProblem } from '../../../api/problem';
import { problemText } from '../../../api/problem-text';
import { AppForm } from '../../../forms/app-form';
import { SubmitButton } from '../../../forms/submit-button';
import { useTexts } from '../../../i18n/use-texts';
import { Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { FoldedPanel } from '../../../ui/panel/folded-panel';
import { SkeletonText } from '../../../ui/skeleton/skeleton';
import { Failure } from '../../../ui/states/states';
import { notify } from '../../../ui/toast/toast-store';
import { useGetInvitePageQuery, useSaveInviteMutation } from '../api';
import styles from '../team.module.css';
import { InviteeFields } from './invitee-fields';
import { type InviteeValues, inviteeValues, sentRoles } from './invitee-values';

const schema = async () => (await import('../team-schemas')).inviteEditInput;

/** Edits the invited person's data until they accept. The email address cannot be changed. */
export function InviteEdit({ invite }: { invite: InviteView }) {
  const t = useTexts('team');
  const { data, error, isError, refetch } = useGetInvitePageQuery();
  const [save] = useSaveInviteMutation();
  const submit = async ({ roles, ...values }: InviteeValues) => {
    await save({ id: invite.id, input: { ...values, roles: sentRoles(roles) } }).unwrap();
    notify({ kind: 'success', title: t('invited.saved') });
  };
  const problem = isError ? toProblem(error) : null;
  return (
    <FoldedPanel title={t('invited.data')}>
      {data ? (
        <AppForm schema={schema} initial={inviteeValues(invite)} onSubmit={submit} ariaLabel={t('invited.data')}>
          <Stack gap={4}>
            <Text size={13} tone="muted">
              {t('invited.emailFixed')}
            </Text>
            <InviteeFields roles={data.teamRoles} />
            <div className={styles.foot}>
              <SubmitButton needsChanges>{t('invited.save')}</SubmitButton>
            </div>
          </Stack>
        </AppForm>
      ) : problem ? (
        <Failure size="part" title={problemText(problem)} requestId={problem.requestId} onRetry={refetch} />
      ) : (
        <SkeletonText />
      )}
    </FoldedPanel>
  );
}
