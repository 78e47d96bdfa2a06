import { type CardView, type PictureView, screenPath } from '@setu/contract';
import { Suspense } from 'react';
import { LocalizedText } from '../../i18n/localized-text';
import { companyName } from '../../i18n/names';
import { useTexts } from '../../i18n/use-texts';
import { TextLink } from '../../ui/button/text-link';
import { Text } from '../../ui/layout/text';
import { CompanyLogo } from '../../ui/media/company-logo';
import { SkeletonText } from '../../ui/skeleton/skeleton';
import { TrustSummary, VerifiedBadge } from '../trust/public';
import styles from './product.module.css';

/** Shows the supplier: name, verification badge, city, figures, and links to the company and to all its cards. */
export function SupplierBlock({ company, logo }: { company: CardView['company']; logo: PictureView | null }) {
  const t = useTexts('product');
  return (
    <section className={styles.supplier} aria-label={t('supplier.label')}>
      <CompanyLogo name={companyName(company.short_name)} logo={logo} shape="mark" />
      <div>
        <p className={styles.supplierName}>
          <TextLink to={screenPath('company_page', { company: company.id })} look="plain">
            {companyName(company.short_name)}
          </TextLink>
          {company.verified && <VerifiedBadge companyId={company.id} />}
        </p>
        {company.city && (
          <Text size={13} tone="secondary">
            <LocalizedText of={company} field="city" />
          </Text>
        )}
        <Text size={13}>
          <TextLink to={screenPath('company_catalog_page', { company: company.id })}>
            {t('supplier.catalogue')}
          </TextLink>
        </Text>
        <div className={styles.trust}>
          <Suspense fallback={<SkeletonText lines={3} />}>
            <TrustSummary companyId={company.id} />
          </Suspense>
        </div>
      </div>
    </section>
  );
}
