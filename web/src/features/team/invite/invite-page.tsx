import { type InviteView, screenPath } from '@setu/contract';
import { useNavigate, useParams } from 'react-router';
import { formalName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { EntityPage } from '../../../kit/entity-page/entity-page';
import { PageSkeleton, TitleSkeleton } from '../../../kit/entity-page/page-skeleton';
import { Stack } from '../../../ui/layout/layout';
import { BackLink } from '../../../ui/page/back-link';
import { Page } from '../../../ui/page/page';
import { PageHeader } from '../../../ui/page/page-header';
import { useGetInviteQuery } from '../api';
import { TeamStatus } from '../team-status';
import { InviteEdit } from './invite-edit';
import { InviteLink } from './invite-link';

/** Shows an open invite: its link with the actions, and the invited person. */
export function Component() {
  const t = useTexts('team');
  const { id = '' } = useParams();
  return (
    <EntityPage
      query={useGetInviteQuery(id)}
      skeleton={
        <PageSkeleton>
          <TitleSkeleton />
        </PageSkeleton>
      }
      missing={{
        title: t('invited.missing'),
        text: t('invited.missingText'),
        to: screenPath('user_list_page'),
        toLabel: t('invited.toList'),
      }}
    >
      {({ invite }) => <Invite invite={invite} />}
    </EntityPage>
  );
}

function Invite({ invite }: { invite: InviteView }) {
  const t = useTexts('team');
  const navigate = useNavigate();
  const list = screenPath('user_list_page');
  const named = { name: invite.first_name, surname: invite.second_name, patronymic: invite.third_name };
  return (
    <Page title={formalName(named)}>
      <PageHeader
        title={formalName(named)}
        status={<TeamStatus status="invited" validFor={invite.valid_for} />}
        back={<BackLink to={list}>{t('profile.back')}</BackLink>}
      />
      <Stack gap={4}>
        <InviteLink invite={{ ...invite, ...named }} onRevoked={() => void navigate(list)} />
        <InviteEdit invite={invite} />
      </Stack>
    </Page>
  );
}
