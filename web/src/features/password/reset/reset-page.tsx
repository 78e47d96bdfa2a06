import { screenPath } from '@setu/contract';
import { useNavigate, useParams } from 'react-router';
import { currentCsrfToken } from '../../../api/base-query';
import { AppForm } from '../../../forms/app-form';
import { NewPasswordFields } from '../../../forms/fields/new-password-fields';
import { SubmitButton } from '../../../forms/submit-button';
import { useTexts } from '../../../i18n/use-texts';
import { EntityPage } from '../../../kit/entity-page/entity-page';
import { PageSkeleton, TitleSkeleton } from '../../../kit/entity-page/page-skeleton';
import { pathOfRoute } from '../../../session/screens';
import { Stack } from '../../../ui/layout/layout';
import { notify } from '../../../ui/toast/toast-store';
import { useGetResetQuery, useResetPasswordMutation } from '../api';
import { NarrowPage } from './narrow-page';

const schema = async () => (await import('../password-schemas')).resetInput;

const empty = { password: '', confirmPassword: '' };

/** Sets a password through an email link: the user's first password, or a replacement for a forgotten one. */
export function Component() {
  const t = useTexts('password');
  const { token = '' } = useParams();
  const query = useGetResetQuery(token);
  return (
    <EntityPage
      query={query}
      skeleton={
        <PageSkeleton>
          <TitleSkeleton />
        </PageSkeleton>
      }
      missing={{
        title: t('reset.missing'),
        text: t('reset.missingText'),
        to: screenPath('reset_request_page'),
        toLabel: t('reset.toRequest'),
        other: { to: screenPath('fos_user_security_login'), label: t('request.toSignIn') },
      }}
    >
      {({ initial }) => <ResetForm token={token} isInitial={initial} />}
    </EntityPage>
  );
}

function ResetForm({ token, isInitial }: { token: string; isInitial: boolean }) {
  const t = useTexts('password');
  const [reset] = useResetPasswordMutation();
  const navigate = useNavigate();
  const title = isInitial ? t('reset.titleInitial') : t('reset.title');
  const submit = async (input: typeof empty) => {
    const { route } = await reset({ token, input: { ...input, _token: currentCsrfToken() } }).unwrap();
    notify({ kind: 'success', title: t('reset.done') });
    navigate(pathOfRoute(route) ?? '/', { replace: true });
  };
  return (
    <NarrowPage title={title} lead={t('reset.lead')}>
      <AppForm schema={schema} initial={empty} onSubmit={submit} ariaLabel={title}>
        <Stack gap={4}>
          <NewPasswordFields name="password" again="confirmPassword" />
          <SubmitButton size="large" isWide>
            {t('reset.action')}
          </SubmitButton>
        </Stack>
      </AppForm>
    </NarrowPage>
  );
}
