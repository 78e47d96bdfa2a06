import { type EmailConfirmationView, screenPath } from '@setu/contract';
import { useDispatch } from 'react-redux';
import { useParams } from 'react-router';
import { useTexts } from '../../../i18n/use-texts';
import { useAction } from '../../../kit/action/use-action';
import { EntityPage } from '../../../kit/entity-page/entity-page';
import { PageSkeleton, TitleSkeleton } from '../../../kit/entity-page/page-skeleton';
import { fetchPageContext } from '../../../session/page-context';
import { replacePageContext } from '../../../session/session-api';
import { useUser } from '../../../session/use-session';
import { Button, ButtonLink } from '../../../ui/button/button';
import { NarrowPage } from '../../password/public';
import { useConfirmEmailMutation, useGetEmailConfirmationQuery } from '../api';

/**
 * Shows the page behind a confirmation link for an email address. Mail programs open such links too, so only the button
 * confirms.
 */
export function Component() {
  const t = useTexts('own-account');
  const { token = '' } = useParams();
  const isSignedIn = Boolean(useUser());
  return (
    <EntityPage
      query={useGetEmailConfirmationQuery(token)}
      skeleton={
        <PageSkeleton>
          <TitleSkeleton />
        </PageSkeleton>
      }
      missing={{
        title: t('confirm.missing'),
        text: t('confirm.missingText'),
        to: screenPath(isSignedIn ? 'my_profile_page' : 'fos_user_security_login'),
        toLabel: t(isSignedIn ? 'confirm.toProfile' : 'confirm.toSignIn'),
      }}
    >
      {(view) => <Confirmation token={token} opened={view} />}
    </EntityPage>
  );
}

function Confirmation({ token, opened }: { token: string; opened: EmailConfirmationView }) {
  const t = useTexts('own-account');
  const isSignedIn = Boolean(useUser());
  const dispatch = useDispatch();
  const [confirm, { data: confirmed }] = useConfirmEmailMutation();
  const action = useAction({
    send: (_none: undefined) => confirm(token),
    failed: t('confirm.failed'),
    onDone: async () => isSignedIn && dispatch(replacePageContext(await fetchPageContext()) as never),
  });
  const { email, side, state } = confirmed ?? opened;
  if (state === 'open') {
    return (
      <NarrowPage title={t(`confirm.${side}.title`)} lead={t(`confirm.${side}.text`, { email })}>
        <Button tone="main" size="large" isWide isBusy={action.isBusy} onClick={() => void action.run(undefined)}>
          {t('confirm.action')}
        </Button>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage
      title={t(`confirm.${state}.title`)}
      lead={<span role="status">{t(`confirm.${state}.text`, { email })}</span>}
    >
      <ButtonLink isWide to={screenPath(isSignedIn ? 'my_profile_page' : 'fos_user_security_login')}>
        {t(isSignedIn ? 'confirm.toProfile' : 'confirm.toSignIn')}
      </ButtonLink>
    </NarrowPage>
  );
}
