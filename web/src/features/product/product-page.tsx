import { type ProductView, screenPath } from '@setu/contract';
import { useLocation, useParams } from 'react-router';
import { toProblem } from '../../api/problem';
import { problemText } from '../../api/problem-text';
import { useTexts } from '../../i18n/use-texts';
import { ButtonLink } from '../../ui/button/button';
import { BackLink, type BackState } from '../../ui/page/back-link';
import { Breadcrumbs } from '../../ui/page/breadcrumbs';
import { Page } from '../../ui/page/page';
import { Failure, NotFound } from '../../ui/states/states';
import { useGetCardQuery } from './api';
import { toListOfCard } from './paths';
import styles from './product.module.css';
import { ProductLayout } from './product-layout';
import { ProductSkeleton } from './product-skeleton';

/** A product's or a service's own page. */
export function Component() {
  const t = useTexts('product');
  const { catalogCategoryTree: categoryId = '', skuId = '' } = useParams();
  const type = useLocation().pathname.startsWith('/catalog/service/') ? 'service' : 'product';
  const { currentData: view, error, isError, refetch } = useGetCardQuery({ type, categoryId, skuId });
  if (view) return <ProductScreen view={view} />;
  if (!isError) return <ProductSkeleton />;
  const problem = toProblem(error);
  if (problem.kind !== 'notFound') {
    return <Failure size="page" title={problemText(problem)} requestId={problem.requestId} onRetry={refetch} />;
  }
  return (
    <Page title={t('missing.title')}>
      <NotFound
        title={t('missing.title')}
        action={
          <ButtonLink tone="main" to={screenPath('category_index')}>
            {t('missing.toCatalogue')}
          </ButtonLink>
        }
      >
        {t('missing.text')}
      </NotFound>
    </Page>
  );
}

function ProductScreen({ view }: { view: ProductView }) {
  const { card } = view;
  return (
    <Page title={card.name.text}>
      <Way view={view} />
      <ProductLayout key={card.sku_id} view={view} />
    </Page>
  );
}

/** Breadcrumbs, and for those who came from a list the way back to their place in it. */
function Way({ view: { breadcrumbs } }: { view: ProductView }) {
  const t = useTexts('product');
  const { page } = useParams();
  const { state } = useLocation();
  const categoryId = breadcrumbs.at(-1)?.id;
  const isFromList = Boolean((state as BackState | null)?.from) || page !== undefined;
  return (
    <div className={styles.way}>
      <Breadcrumbs
        crumbs={[
          { label: t('crumbs.home'), to: screenPath('index') },
          { label: t('crumbs.catalogue'), to: screenPath('category_index') },
          ...breadcrumbs.map(({ id, name }) => ({ label: name, to: screenPath('category_page', { id }) })),
        ]}
      />
      {isFromList && categoryId && <BackLink to={toListOfCard(categoryId, page)}>{t('back')}</BackLink>}
    </div>
  );
}
