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
import { HomeTasks, SupplierHome } from '../account/public';
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
 * Shows the home page of the viewer's platform. Suppliers see their tasks and what the market looks for, buyers their
 * tasks beside the slides.
 */
export function Component() {
  const t = useTexts('home');
  const type = useUser()?.company.type;
  const isSupplier = type === 'supplier';
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
        <StatLine home={data} />
        <HomeCategories />
        <Cards title={t('newest')} cards={data?.new_skus} />
      </Page>
    );
  return (
    <Page title={t('title')}>
      <h1 className={styles.heading} tabIndex={-1}>
        {t('heading')}
      </h1>
      <div className={styles.hero}>
        <HomeHero slides={data?.hero} />
        {type === 'customer' ? (
          <Suspense fallback={<Skeleton height="100%" />}>
            <HomeTasks className={styles.tasks} instead={<QuickPanel />} />
          </Suspense>
        ) : (
          <QuickPanel />
        )}
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

const inRow = 5;
const shown = 2 * inRow;

function Coming({ count = inRow }: { count?: number }) {
  return (
    <CardGrid columns={inRow}>
      <CardSkeletons count={count} />
    </CardGrid>
  );
}

/** Shows cards in one or two rows. Shows nothing if there are none. */
function Cards({ title, cards }: { title: string; cards: HomeView['new_skus'] | undefined }) {
  const t = useTexts();
  if (cards?.length === 0) return null;
  return (
    <Section title={title} aside={<TextLink to={screenPath('category_index')}>{t('actions.showAll')}</TextLink>}>
      <WhenNear instead={<Coming count={cards?.slice(0, shown).length} />}>
        {cards ? (
          <CardGrid columns={inRow}>
            {cards.slice(0, shown).map((card) => (
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
