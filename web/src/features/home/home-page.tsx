import type { HomeView } from '@setu/contract';
import { screenPath } from '@setu/contract';
import { Suspense } from 'react';
import { toProblem } from '../../api/problem';
import { problemText } from '../../api/problem-text';
import { useTexts } from '../../i18n/use-texts';
import { useUser } from '../../session/use-session';
import { TextLink } from '../../ui/button/text-link';
import { WhenNear } from '../../ui/layout/when-near';
import { RateNote } from '../../ui/money/price';
import { Page } from '../../ui/page/page';
import { Section } from '../../ui/page/section';
import { CardGrid, CardSkeletons } from '../../ui/product-card/card-grid';
import { Skeleton } from '../../ui/skeleton/skeleton';
import { Failure } from '../../ui/states/states';
import { SupplierHome, TradingHome, useGetDeskQuery } from '../account/public';
import { CardTile } from '../product/public';
import { useGetHomeQuery } from './api';
import styles from './home.module.css';
import { HomeBanner } from './home-banner';
import { HomeCategories } from './home-categories';
import { HomeHero } from './home-hero';
import { HowItWorks } from './how-it-works';
import { PromoTiles } from './promo-tiles';
import { QuickPanel } from './quick-panel';
import { StatLine } from './stat-line';

/**
 * Shows the home page of the viewer's platform. Suppliers and customers who already trade see what waits for them and
 * their own figures. Everyone else sees the slides and how a deal works.
 */
export function Component() {
  const t = useTexts('home');
  const isSupplier = useUser()?.company.type === 'supplier';
  const isTrading = useIsTrading();
  const { data, error, isError, refetch } = useGetHomeQuery();
  if (!data && isError) {
    const problem = toProblem(error);
    return (
      <Page title={t('title')}>
        <Failure size="page" title={problemText(problem)} requestId={problem.requestId} onRetry={refetch} />
      </Page>
    );
  }
  if (isSupplier)
    return (
      <Page title={t('title')}>
        <Suspense fallback={<Skeleton height="320px" />}>
          <SupplierHome />
        </Suspense>
      </Page>
    );
  if (isTrading !== false)
    return (
      <Page title={t('title')}>
        <Heading />
        <div className={styles.trading}>
          <Suspense fallback={<Skeleton height="480px" />}>
            {isTrading ? <TradingHome /> : <Skeleton height="480px" />}
          </Suspense>
        </div>
        <HomeCategories />
        <Cards title={t('promoted')} cards={data?.promoted_skus} count={inRow} />
        <Cards title={t('newest')} cards={data?.new_skus} count={inRow} />
        <RateNote />
      </Page>
    );
  return (
    <Page title={t('title')}>
      <Heading />
      <div className={styles.hero}>
        <HomeHero slides={data?.hero} />
        <QuickPanel />
      </div>
      <StatLine home={data} />
      <HomeCategories />
      <Cards title={t('promoted')} cards={data?.promoted_skus} />
      <HowItWorks />
      {data && <PromoTiles tiles={data.promo} />}
      <Cards title={t('newest')} cards={data?.new_skus} />
      <RateNote />
      {data?.banner && <HomeBanner banner={data.banner} />}
    </Page>
  );
}

function Heading() {
  const t = useTexts('home');
  return (
    <h1 className={styles.heading} tabIndex={-1}>
      {t('heading')}
    </h1>
  );
}

/**
 * Returns whether the reader is a customer that has sent or begun a request. They know how a deal works, so their own
 * requests come first. Undefined until that is known.
 */
function useIsTrading(): boolean | undefined {
  const user = useUser();
  const isCustomer = user?.company.type === 'customer' && user.company.is_commerce_allowed;
  const { data, isError } = useGetDeskQuery({}, { skip: !isCustomer });
  if (!isCustomer || isError) return false;
  const requests = data?.requests;
  return data && Boolean(requests && (requests.stages.length > 0 || requests.waiting_total > 0));
}

const inRow = 5;
const shown = 2 * inRow;

function Coming({ count = inRow }: { count?: number }) {
  return (
    <CardGrid columns={inRow}>
      <CardSkeletons count={count} />
    </CardGrid>
  );
}

interface CardsProps {
  title: string;
  cards: HomeView['new_skus'] | undefined;
  count?: number;
}

/** Shows cards in one or two rows. Shows nothing if there are none. */
function Cards({ title, cards, count = shown }: CardsProps) {
  const t = useTexts();
  if (cards?.length === 0) return null;
  return (
    <Section title={title} aside={<TextLink to={screenPath('category_index')}>{t('actions.showAll')}</TextLink>}>
      <WhenNear instead={<Coming count={cards?.slice(0, count).length} />}>
        {cards ? (
          <CardGrid columns={inRow}>
            {cards.slice(0, count).map((card) => (
              <CardTile key={card.sku_id} card={card} />
            ))}
          </CardGrid>
        ) : (
          <Coming />
        )}
      </WhenNear>
    </Section>
  );
}
