import { screens } from '@setu/contract';
import { lazy, Suspense } from 'react';
import { useLocation, useParams } from 'react-router';
import { Page } from '../../ui/page/page';
import { SkeletonText } from '../../ui/skeleton/skeleton';
import { LoadingRegion } from '../../ui/states/loading-region';

// The pages load their code separately, so that it is not part of every user's first load.
const EditorPage = lazy(async () => ({ default: (await import('./editor/editor-page')).EditorPage }));
const TreeListPage = lazy(async () => ({ default: (await import('./list/tree-list-page')).TreeListPage }));
const DeletePage = lazy(async () => ({ default: (await import('./delete/delete-page')).DeletePage }));

/** Shows an admin's pages of categories. */
export function Component() {
  const { category } = useParams();
  const { pathname } = useLocation();
  return (
    <Suspense
      fallback={
        <Page>
          <LoadingRegion isBusy>
            <SkeletonText lines={8} />
          </LoadingRegion>
        </Page>
      }
    >
      {category !== undefined && <DeletePage />}
      {category === undefined && pathname === screens.admin_category_tree && <EditorPage />}
      {category === undefined && pathname !== screens.admin_category_tree && <TreeListPage />}
    </Suspense>
  );
}
