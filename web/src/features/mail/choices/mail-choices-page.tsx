import { screenPath } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { EntityPage } from '../../../kit/entity-page/entity-page';
import { PartSkeleton } from '../../../kit/entity-page/page-skeleton';
import { BackLink } from '../../../ui/page/back-link';
import { Page } from '../../../ui/page/page';
import { PageHeader } from '../../../ui/page/page-header';
import { Panel } from '../../../ui/panel/panel';
import { SkeletonText } from '../../../ui/skeleton/skeleton';
import { useGetMailChoicesQuery } from '../api';
import { MailChoices } from './mail-choices';

/** Shows the reader's email choices: each kind immediately, once a day, or never. */
export function Component() {
  const t = useTexts('mail');
  const query = useGetMailChoicesQuery();
  return (
    <EntityPage
      query={query}
      skeleton={
        <Panel>
          <PartSkeleton>
            <SkeletonText lines={9} />
          </PartSkeleton>
        </Panel>
      }
      frame={(content) => (
        <Page>
          <PageHeader
            title={t('choices.title')}
            back={<BackLink to={screenPath('my_profile_page')}>{t('choices.back')}</BackLink>}
          />
          {content}
        </Page>
      )}
    >
      {(view) => <MailChoices view={view} />}
    </EntityPage>
  );
}
