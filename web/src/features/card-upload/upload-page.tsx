import { type CardUploadView, screenPath } from '@setu/contract';
import { useParams } from 'react-router';
import { formatNumber } from '../../i18n/formats';
import { companyName, fullName } from '../../i18n/names';
import { useTexts } from '../../i18n/use-texts';
import { EntityPage } from '../../kit/entity-page/entity-page';
import { IconBuildingFactory2, IconPackage, IconUser } from '../../ui/icon/icons';
import { BackLink } from '../../ui/page/back-link';
import { Page } from '../../ui/page/page';
import { PageHeader } from '../../ui/page/page-header';
import { cardsAddress } from './addresses';
import { useGetCardFilesQuery } from './api';
import { SaveButton } from './save-button';
import { UploadSkeleton } from './upload-skeleton';
import { UploadSteps } from './upload-steps';

/** Uploads a supplier's cards by file: the template, the file, its check, and the import. */
export function Component() {
  const { company = '' } = useParams();
  const t = useTexts('card-upload');
  const query = useGetCardFilesQuery(company, { refetchOnMountOrArgChange: true });
  const missing = {
    title: t('missing.title'),
    text: t('missing.text'),
    to: screenPath('index'),
    toLabel: t('missing.to'),
  };
  return (
    <EntityPage query={query} skeleton={<UploadSkeleton />} missing={missing}>
      {(view) => <Upload key={company} view={view} />}
    </EntityPage>
  );
}

function Upload({ view }: { view: CardUploadView }) {
  const t = useTexts('card-upload');
  const { company, cards, broker_manager: manager } = view;
  const name = companyName(company.short_name);
  const place = [name, company.city].filter(Boolean).join(', ');
  const shown = formatNumber(cards);
  return (
    <Page title={t('titleOf', { name })}>
      <PageHeader
        back={
          <BackLink to={screenPath('company_catalog_page', { company: company.id })}>{t('back', { name })}</BackLink>
        }
        title={t('title')}
        meta={[
          { icon: IconBuildingFactory2, text: place },
          { icon: IconPackage, text: t('meta.cards', { count: cards, shown }) },
          ...(manager ? [{ icon: IconUser, text: t('meta.manager', { name: fullName(manager) }) }] : []),
        ]}
        actions={
          <SaveButton path={cardsAddress(company.id)} fallbackName={t('download.fallback')}>
            {cards > 0 ? t('download.cards', { count: cards, shown }) : t('download.none')}
          </SaveButton>
        }
      />
      <UploadSteps view={view} />
    </Page>
  );
}
