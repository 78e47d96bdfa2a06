import type { PersonRole } from '@setu/contract';
import { currentCsrfToken } from '../../../api/base-query';
import { toProblem } from '../../../api/problem';
import { problemText } from '../../../api/problem-text';
import { AppForm } from '../../../forms/app-form';
import { TextField } from '../../../forms/fields/text-field';
import { SubmitButton } from '../../../forms/submit-button';
import { formatDate } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { IconSend } from '../../../ui/icon/icons';
import { Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { SkeletonText } from '../../../ui/skeleton/skeleton';
import { Failure } from '../../../ui/states/states';
import { notify } from '../../../ui/toast/toast-store';
import { useCreateInviteMutation, useGetInvitePageQuery } from '../api';
import styles from '../team.module.css';
import { InviteeFields } from './invitee-fields';
import { noInvitee, sentRoles } from './invitee-values';

const schema = async () => (await import('../team-schemas')).inviteInput;

const empty = { email: '', ...noInvitee };

/** Asks for a person to invite and their role. The roles depend on the kind of company. */
export function InviteForm({ onClose }: { onClose: () => void }) {
  const { data, error, isError, refetch } = useGetInvitePageQuery();
  if (data) return <Form roles={data.teamRoles} onClose={onClose} />;
  if (!isError) return <SkeletonText />;
  const problem = toProblem(error);
  return <Failure size="part" title={problemText(problem)} requestId={problem.requestId} onRetry={refetch} />;
}

function Form({ roles, onClose }: { roles: readonly PersonRole[]; onClose: () => void }) {
  const t = useTexts('team');
  const [invite] = useCreateInviteMutation();
  const submit = async ({ roles: role, ...values }: typeof empty) => {
    const sent = { ...values, roles: sentRoles(role), _token: currentCsrfToken() };
    const { invite: made } = await invite(sent).unwrap();
    const params = { email: made.email, date: formatDate(made.valid_for) };
    notify({ kind: 'success', title: t('invite.done'), text: t('invite.doneText', params) });
    onClose();
  };
  return (
    <AppForm schema={schema} initial={empty} onSubmit={submit} ariaLabel={t('invite.form')}>
      <Stack gap={4}>
        <Text tone="secondary">{t('invite.lead')}</Text>
        <TextField name="email" type="email" label={t('invite.email')} maxLength={254} isFocusedFirst isRequired />
        <InviteeFields roles={roles} />
        <div className={styles.foot} data-drawer>
          <Button onClick={onClose}>{t('invite.cancel')}</Button>
          <SubmitButton icon={IconSend}>{t('invite.action')}</SubmitButton>
        </div>
      </Stack>
    </AppForm>
  );
}
