import { type ProfileView, screenPath } from '@setu/contract';
import { lazy, Suspense } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { EntityPage } from '../../../kit/entity-page/entity-page';
import { PageSkeleton, TitleSkeleton } from '../../../kit/entity-page/page-skeleton';
import { TextLink } from '../../../ui/button/text-link';
import { Columns, Stack } from '../../../ui/layout/layout';
import { BackLink } from '../../../ui/page/back-link';
import { Page } from '../../../ui/page/page';
import { PageHeader } from '../../../ui/page/page-header';
import { EmailSection } from '../../own-account/public';
import { useGetOwnProfileQuery } from '../api';
import { Portrait } from './portrait';
import { ProfileForm } from './profile-form';
import { RolePanel } from './role-panel';

// These sections are at the end of the page and load separately, because most users need only its top.
const OwnSections = lazy(async () => ({ default: (await import('./own-sections')).OwnSections }));

/** Shows the user's own profile, with editable names and phones. */
export function Component() {
  return (
    <EntityPage
      query={useGetOwnProfileQuery()}
      skeleton={
        <PageSkeleton>
          <TitleSkeleton />
        </PageSkeleton>
      }
    >
      {(person) => <OwnProfile person={person} />}
    </EntityPage>
  );
}

function OwnProfile({ person }: { person: ProfileView }) {
  const t = useTexts('team');
  return (
    <Page title={t('profile.own')}>
      <PageHeader
        title={t('profile.own')}
        back={<BackLink to={screenPath('my_account_page')}>{t('profile.toAccount')}</BackLink>}
        meta={[
          { text: <TextLink to={screenPath('change_pass')}>{t('profile.toPassword')}</TextLink> },
          { text: <TextLink to={screenPath('mail_choices_page')}>{t('profile.toMail')}</TextLink> },
        ]}
      />
      <Columns side="start">
        <Portrait person={person} isNamed />
        <Stack gap={4}>
          <ProfileForm person={person} />
          <EmailSection />
          <RolePanel roles={person.roles} />
          <Suspense fallback={null}>
            <OwnSections personId={person.id} />
          </Suspense>
        </Stack>
      </Columns>
    </Page>
  );
}
