import { type ProductView, screenPath } from '@setu/contract';
import { Suspense } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useTexts } from '../../i18n/use-texts';
import { EntityPage } from '../../kit/entity-page/entity-page';
import { BackLink, type BackState } from '../../ui/page/back-link';
import { Breadcrumbs } from '../../ui/page/breadcrumbs';
import { Page } from '../../ui/page/page';
import { CardStaffActions } from '../card-form/public';
import { useGetCardQuery } from './api';
import { toListOfCard } from './paths';
import styles from './product.module.css';
import { ProductLayout } from './product-layout';
import { ProductSkeleton } from './product-skeleton';

/** Shows the page of a product or a service. */
export function Component() {
  const t = useTexts('product');
  const { catalogCategoryTree: categoryId = '', skuId = '' } = useParams();
  const type = useLocation().pathname.startsWith('/catalog/service/') ? 'service' : 'product';
  const query = useGetCardQuery({ type, categoryId, skuId });
  return (
    <EntityPage
      query={query}
      skeleton={<ProductSkeleton />}
      missing={{
        title: t('missing.title'),
        text: t('missing.text'),
        to: screenPath('category_index'),
        toLabel: t('missing.toCatalogue'),
      }}
    >
      {(view) => <ProductScreen view={view} />}
    </EntityPage>
  );
}

function ProductScreen({ view }: { view: ProductView }) {
  const { card } = view;
  return (
    <Page title={card.name}>
      <Way view={view} />
      <StaffActions view={view} />
      <ProductLayout key={card.sku_id} view={view} />
    </Page>
  );
}

/** Shows the actions of users who may edit, review or delete the card. */
function StaffActions({ view: { card, permissions, review } }: { view: ProductView }) {
  const navigate = useNavigate();
  if (!permissions.some((permission) => ['edit', 'delete', 'review'].includes(permission))) return null;
  const toCatalogue = () => navigate(screenPath('company_catalog_page', { company: card.company.id }));
  const reviewed = { ...card, review_status: review?.status ?? null, is_corrected: review?.is_corrected ?? false };
  return (
    <Suspense>
      <CardStaffActions card={reviewed} permissions={permissions} onRemoved={toCatalogue} />
    </Suspense>
  );
}

/** Shows breadcrumbs and, for users who came from a list, the way back to their place in it. */
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
          ...breadcrumbs.map(({ id, name, langs }) => ({
            label: name,
            to: screenPath('category_page', { id }),
            lang: langs.name,
          })),
        ]}
      />
      {isFromList && categoryId && <BackLink to={toListOfCard(categoryId, page)}>{t('back')}</BackLink>}
    </div>
  );
}
