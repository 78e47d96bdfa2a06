import { screenPath } from '@setu/contract';
import { useParams } from 'react-router';
import { formalName } from '../../i18n/names';
import { useTexts } from '../../i18n/use-texts';
import { EntityPage } from '../../kit/entity-page/entity-page';
import { PartSkeleton } from '../../kit/entity-page/page-skeleton';
import { useUser } from '../../session/use-session';
import { BackLink } from '../../ui/page/back-link';
import { Page } from '../../ui/page/page';
import { PageHeader } from '../../ui/page/page-header';
import { Panel } from '../../ui/panel/panel';
import { SkeletonText } from '../../ui/skeleton/skeleton';
import { useGetSubstitutionsQuery } from './api';
import { SubstitutionPanels } from './substitution-panels';

/** Shows a user's substitutions in both directions: the user's own, or a colleague's for company admins. */
export function Component() {
  const t = useTexts('substitution');
  const { teamUser = '' } = useParams();
  const query = useGetSubstitutionsQuery(teamUser);
  const isOwn = useUser()?.id === teamUser;
  const person = query.currentData?.user;
  return (
    <EntityPage
      query={query}
      missing={{
        title: t('missing.title'),
        text: t('missing.text'),
        to: screenPath('my_account_page'),
        toLabel: t('back'),
      }}
      skeleton={
        <Panel>
          <PartSkeleton>
            <SkeletonText lines={6} />
          </PartSkeleton>
        </Panel>
      }
      frame={(content) => (
        <Page title={t('title')}>
          <PageHeader
            title={person && !isOwn ? t('titleOf', { name: formalName(person) }) : t('title')}
            back={
              isOwn ? (
                <BackLink to={screenPath('my_profile_page')}>{t('toOwnProfile')}</BackLink>
              ) : (
                <BackLink to={screenPath('user_profile_page', { teamUser })}>{t('toProfile')}</BackLink>
              )
            }
          />
          {content}
        </Page>
      )}
    >
      {(view) => <SubstitutionPanels view={view} isOwn={isOwn} />}
    </EntityPage>
  );
}
