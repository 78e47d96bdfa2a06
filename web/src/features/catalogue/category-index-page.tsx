import type { CategoryNode } from '@setu/contract';
import { screenPath } from '@setu/contract';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../i18n/use-texts';
import { CategorySearch } from '../../kit/category-search/category-search';
import { EntityPage } from '../../kit/entity-page/entity-page';
import { Breadcrumbs } from '../../ui/page/breadcrumbs';
import { Page } from '../../ui/page/page';
import { PageHeader } from '../../ui/page/page-header';
import { Tabs } from '../../ui/tabs/tabs';
import { useGetCategoryIndexQuery } from './api';
import { CategoryListPage } from './category-list-page';
import { requestsCards } from './paths';
import { CategoryColumns } from './tree/category-columns';
import { CategoryIndexSkeleton } from './tree/category-index-skeleton';
import { shownTrees } from './tree/category-spread';

/** Shows all categories by tree or, with a search or price in the address, all matching cards. */
export function Component() {
  const [params] = useSearchParams();
  return requestsCards(params) ? <CategoryListPage categoryId={null} /> : <CategoryIndex />;
}

function CategoryIndex() {
  const t = useTexts('catalogue');
  return (
    <EntityPage
      query={useGetCategoryIndexQuery()}
      skeleton={<CategoryIndexSkeleton />}
      frame={(content) => (
        <Page title={t('index.title')}>
          <Breadcrumbs crumbs={[{ label: t('crumbs.home'), to: screenPath('index') }, { label: t('index.title') }]} />
          <PageHeader title={t('index.title')} />
          {content}
        </Page>
      )}
    >
      {({ trees }) => (
        <CategorySearch trees={trees}>
          <TreeTabs trees={trees} />
        </CategorySearch>
      )}
    </EntityPage>
  );
}

const tabIds = { product: 'goods', service: 'services' } as const;

/**
 * Switches between goods and services. The open tab is in the address, so that links and the Back button restore it.
 */
function TreeTabs({ trees }: { trees: CategoryNode[] }) {
  const t = useTexts('catalogue');
  const [params, setParams] = useSearchParams();
  const shown = shownTrees(trees);
  const tabs = (['product', 'service'] as const).map((type) => ({
    id: tabIds[type],
    label: t(`index.${tabIds[type]}`),
    content: <CategoryColumns tree={shown.find((tree) => tree.type === type)} />,
  }));
  const openId = params.get('tab') === 'services' ? 'services' : 'goods';
  const handleOpen = (id: string) => setParams(id === 'services' ? { tab: id } : {}, { replace: true });
  return <Tabs tabs={tabs} label={t('index.title')} openId={openId} onOpen={handleOpen} />;
}
