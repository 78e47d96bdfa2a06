import { type OpenInviteView, screenPath } from '@setu/contract';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useTexts } from '../../../i18n/use-texts';
import { EntityPage } from '../../../kit/entity-page/entity-page';
import { PageSkeleton, TitleSkeleton } from '../../../kit/entity-page/page-skeleton';
import { ButtonLink } from '../../../ui/button/button';
import { NarrowPage } from '../../password/public';
import { useOpenInviteQuery } from '../api';
import { JoinForm } from './join-form';

/** Shows the page of an invite's link: the form while the invite is open, otherwise what to do. */
export function Component() {
  const t = useTexts('team');
  const { uuid = '' } = useParams();
  const query = useOpenInviteQuery(uuid);
  // The sign-in reads all answers again, and this invite is used then. The form stays until the next page opens.
  const [accepted, setAccepted] = useState<OpenInviteView>();
  return (
    <EntityPage
      query={accepted ? { ...query, currentData: accepted } : query}
      skeleton={
        <PageSkeleton>
          <TitleSkeleton />
        </PageSkeleton>
      }
      missing={{
        title: t('join.missing'),
        text: t('join.missingText'),
        to: screenPath('fos_user_security_login'),
        toLabel: t('join.toSignIn'),
      }}
    >
      {(view) => <Link uuid={uuid} view={view} onAccept={() => setAccepted(view)} />}
    </EntityPage>
  );
}

function Link({ uuid, view, onAccept }: { uuid: string; view: OpenInviteView; onAccept: () => void }) {
  const t = useTexts('team');
  const { state, invitee } = view;
  if (state === 'open' && invitee) return <JoinForm uuid={uuid} invite={{ ...view, invitee }} onAccept={onAccept} />;
  const why = state === 'open' ? 'removed' : state;
  return (
    <NarrowPage title={t(`join.${why}`)} lead={t(`join.${why}Text`)}>
      <ButtonLink tone={why === 'used' ? 'main' : undefined} to={screenPath('fos_user_security_login')}>
        {t('join.toSignIn')}
      </ButtonLink>
    </NarrowPage>
  );
}
