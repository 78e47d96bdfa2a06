import { type RegulationSignView, screenPath } from '@setu/contract';
import { formatDate, formatDateTime } from '../../i18n/formats';
import { companyName } from '../../i18n/names';
import { useTexts } from '../../i18n/use-texts';
import { EntityPage } from '../../kit/entity-page/entity-page';
import { PageSkeleton } from '../../kit/entity-page/page-skeleton';
import { BackLink } from '../../ui/page/back-link';
import { Page } from '../../ui/page/page';
import { PageHeader } from '../../ui/page/page-header';
import { Callout } from '../../ui/panel/callout';
import { Skeleton, SkeletonText } from '../../ui/skeleton/skeleton';
import { useGetRegulationSignQuery } from './api';
import { RenewCallout } from './renew-callout';
import { SignForm } from './sign-form';
import { SignedPanel } from './signed-panel';

/** Shows the regulation to read and sign, and after signing the stored signature. */
export function Component() {
  const query = useGetRegulationSignQuery();
  return (
    <EntityPage query={query} skeleton={<SignSkeleton />}>
      {(view) => <SignPage view={view} />}
    </EntityPage>
  );
}

function SignPage({ view }: { view: RegulationSignView }) {
  const t = useTexts('signing');
  const { regulation, signature, owner, is_confirmed: isConfirmed, lapses_at: lapsesAt } = view;
  // A version that is not in force yet cannot be signed yet.
  const isSigned = isConfirmed && (lapsesAt === null || signature !== null || view.next !== null);
  const isRenewed = !isSigned && regulation !== null && (lapsesAt !== null || view.signed_before !== null);
  const company = companyName(owner.short_name);
  const title = isSigned ? t('signedTitle') : t('title');
  return (
    <Page title={title}>
      <PageHeader
        back={<BackLink to={screenPath('my_account_page')}>{t('crumbs.account')}</BackLink>}
        title={title}
        meta={isSigned ? [] : [{ text: t('lead', { company }) }]}
      />
      {signature?.state === 'unverified' && !isConfirmed && (
        <Callout tone="spark" title={t('unverified.title')} role="status">
          {t('unverified.text')}
        </Callout>
      )}
      {isRenewed && <RenewCallout view={view} regulation={regulation} />}
      {isSigned && lapsesAt !== null && view.next && (
        <Callout tone="spark" title={t('renew.soonTitle')} role="status">
          {t('renew.soon', { from: formatDate(view.next.effective_from), at: formatDateTime(lapsesAt) })}
        </Callout>
      )}
      {signature?.state === 'verified' && isSigned && regulation && (
        <SignedPanel signature={signature} regulation={regulation} view={view} />
      )}
      {signature?.state !== 'verified' && isSigned && (
        <Callout title={t('confirmed.title')}>{t('confirmed.text', { company })}</Callout>
      )}
      {!isSigned && regulation && <SignForm view={view} regulation={regulation} />}
      {!regulation && <Callout title={t('absent.title')}>{t('absent.text')}</Callout>}
    </Page>
  );
}

function SignSkeleton() {
  return (
    <PageSkeleton>
      <Skeleton height="34px" width="50%" />
      <SkeletonText lines={8} />
    </PageSkeleton>
  );
}
