import { type ProductView, screenPath } from '@setu/contract';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '../../i18n/use-texts';
import { storedCount } from '../../session/intent';
import { useUser } from '../../session/use-session';
import { TextLink } from '../../ui/button/text-link';
import { CertificateList } from '../../ui/file-list/certificate-list';
import { Stack } from '../../ui/layout/layout';
import { Gallery } from '../../ui/media/gallery';
import { RateNote } from '../../ui/money/price';
import { Section } from '../../ui/page/section';
import { Panel } from '../../ui/panel/panel';
import { CardGrid } from '../../ui/product-card/card-grid';
import { SkeletonText } from '../../ui/skeleton/skeleton';
import { LandedPanel, LandedSummary, useLandedChoice } from '../landed-price/public';
import { ActionBox } from './action-box';
import { BuyBar } from './buy-bar';
import { CardTile } from './card-tile';
import { firstCount } from './cart-access';
import styles from './product.module.css';
import { NoData, ProductFactsList } from './product-facts-list';
import { ProductSections } from './product-sections';
import { ProductSummary } from './product-summary';
import { shownElsewhere } from './shown-elsewhere';
import { SimilarCards } from './similar-cards';

const othersShown = 5;

/**
 * Lays out pictures, summary and action box side by side, then facts and texts, then other products of the supplier
 * and similar ones.
 */
export function ProductLayout({ view }: { view: ProductView }) {
  const { card } = view;
  const { pathname, search } = useLocation();
  const [count, setCount] = useState(
    () => storedCount(pathname + search, card.sku_id) ?? firstCount(card.minimum_quantum),
  );
  const hasLandedPrice = useUser()?.company.type !== 'supplier' && card.type === 'product' && card.price_from !== null;
  const landed = useLandedChoice(card.sku_id, count, hasLandedPrice);
  const unit = card.unit;
  return (
    <>
      <div className={styles.top}>
        <div className={styles.gallery}>
          <Gallery pictures={card.pictures} name={card.name} />
        </div>
        <ProductSummary
          card={card}
          logo={view.company_logo}
          isUnderReview={view.review !== null && view.permissions.length > 0}
        />
        <ActionBox view={view} count={count} onCount={setCount}>
          {hasLandedPrice && (
            <Suspense fallback={<SkeletonText lines={2} />}>
              <LandedSummary choice={landed} unit={unit} />
            </Suspense>
          )}
        </ActionBox>
      </div>
      {hasLandedPrice && (
        <div className={styles.details}>
          <Suspense fallback={<SkeletonText lines={8} />}>
            <LandedPanel choice={landed} unit={unit} />
          </Suspense>
        </div>
      )}
      <Details view={view} />
      <div data-print="off">
        <SameSupplier view={view} />
        <SimilarCards skuId={card.sku_id} type={card.type} but={view.same_supplier.slice(0, othersShown)} />
      </div>
      <RateNote />
      <BuyBar view={view} count={count} />
    </>
  );
}

function Details({ view }: { view: ProductView }) {
  const { card } = view;
  const t = useTexts('product');
  const seesEmpty = useUser()?.company.type === 'broker';
  const hasFiles = card.certificates.length > 0 || seesEmpty;
  return (
    <div className={styles.details}>
      <Stack gap={4}>
        <div id="characteristics" className={styles.target}>
          <Panel title={t(card.type === 'service' ? 'characteristicsOfService' : 'characteristics')}>
            <ProductFactsList card={card} but={shownElsewhere(view)} columns={2} />
          </Panel>
        </div>
        <ProductSections card={card} />
        {hasFiles && (
          <Panel title={t('sections.certificates')} aside={card.certificates.length || undefined}>
            {card.certificates.length > 0 ? <CertificateList certificates={card.certificates} /> : <NoData />}
          </Panel>
        )}
      </Stack>
    </div>
  );
}

function SameSupplier({ view: { card, same_supplier } }: { view: ProductView }) {
  const t = useTexts('product');
  if (same_supplier.length === 0) return null;
  const to = screenPath('company_catalog_page', { company: card.company.id });
  return (
    <Section
      title={t(card.type === 'service' ? 'sameSupplierService' : 'sameSupplier')}
      aside={<TextLink to={to}>{t('supplier.all')}</TextLink>}
    >
      <CardGrid columns={5}>
        {same_supplier.slice(0, othersShown).map((other) => (
          <CardTile key={other.sku_id} card={other} />
        ))}
      </CardGrid>
    </Section>
  );
}
