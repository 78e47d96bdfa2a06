import { screenPath } from '@setu/contract';
import { formatDate } from '../../i18n/formats';
import { useReader } from '../../i18n/reader';
import { useTexts } from '../../i18n/use-texts';
import { Button } from '../../ui/button/button';
import { TextLink } from '../../ui/button/text-link';
import { SkeletonText } from '../../ui/skeleton/skeleton';
import { useGetSupplierTrustQuery } from './api';
import { documentCounts } from './document-counts';
import styles from './trust.module.css';
import { TrustLines } from './trust-lines';

/** Shows a supplier's figures on the page of its product, with the way to the supplier's page. */
export function TrustSummary({ companyId }: { companyId: string }) {
  const t = useTexts('trust');
  const reader = useReader();
  const { currentData: trust, isError, refetch } = useGetSupplierTrustQuery(companyId);
  if (isError)
    return (
      <p className={styles.failed} role="alert">
        {t('unavailable')}
        <Button tone="quiet" size="small" onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </p>
    );
  if (!trust) return <SkeletonText lines={3} />;
  const documents = documentCounts(t, trust.checks.length, trust.certificates?.length ?? 0, reader);
  return (
    <div className={styles.summary}>
      <p className={styles.facts}>
        {[t('summary.member', { date: formatDate(trust.member_since, reader) }), ...documents].join(', ')}
      </p>
      {trust.figures ? <TrustLines figures={trust.figures.list} /> : <p className={styles.facts}>{t('unavailable')}</p>}
      <TextLink to={`${screenPath('company_page', { company: companyId })}#trust`}>{t('summary.all')}</TextLink>
    </div>
  );
}
