import { screenPath } from '@setu/contract';
import { useSearchParams } from 'react-router';
import { toProblem } from '../../../api/problem';
import { problemText } from '../../../api/problem-text';
import { useTexts } from '../../../i18n/use-texts';
import { ButtonLink } from '../../../ui/button/button';
import { IconLayoutList } from '../../../ui/icon/icons';
import { Row, Stack } from '../../../ui/layout/layout';
import { Page } from '../../../ui/page/page';
import { PageHeader } from '../../../ui/page/page-header';
import { SkeletonText } from '../../../ui/skeleton/skeleton';
import { LoadingRegion } from '../../../ui/states/loading-region';
import { EmptyState, Failure } from '../../../ui/states/states';
import { LinkTabs } from '../../../ui/tabs/link-tabs';
import { useGetCategoryTreeAdminQuery } from '../api';
import { titleIn } from '../model/titles';
import { AddSection } from './add-section';
import { TreeDesk } from './tree-desk';

/** Edits the trees of categories: a tab for each tree, its categories, and the chosen one next to them. */
export function EditorPage() {
  const t = useTexts('tree');
  const [params] = useSearchParams();
  const found = useGetCategoryTreeAdminQuery();
  const { data } = found;
  const roots = data?.categories.filter(({ level }) => level === 0) ?? [];
  const root = roots.find(({ id }) => id === params.get('tree')) ?? roots[0];
  const address = screenPath('admin_category_tree');
  return (
    <Page>
      <PageHeader
        title={t('title')}
        actions={
          <Row gap={2}>
            <ButtonLink to={screenPath('admin_category_list')} icon={IconLayoutList}>
              {t('toList')}
            </ButtonLink>
            {root && <AddSection root={root} />}
          </Row>
        }
      />
      {!data && found.isError && (
        <Failure
          title={problemText(toProblem(found.error))}
          requestId={toProblem(found.error).requestId}
          onRetry={found.refetch}
        />
      )}
      {!data && !found.isError && (
        <LoadingRegion isBusy>
          <SkeletonText lines={8} />
        </LoadingRegion>
      )}
      {data && (
        <Stack gap={3}>
          <LinkTabs
            label={t('trees')}
            tabs={roots.map((one) => ({
              id: one.id,
              label: titleIn(one.name),
              to: `${address}?tree=${one.id}`,
              count: one.sku_count,
              isCurrent: one.id === root?.id,
            }))}
          />
          {root ? (
            <TreeDesk
              key={root.id}
              view={data}
              root={root}
              answeredAt={found.fulfilledTimeStamp}
              refetch={found.refetch}
            />
          ) : (
            <EmptyState title={t('noTrees')} />
          )}
        </Stack>
      )}
    </Page>
  );
}
