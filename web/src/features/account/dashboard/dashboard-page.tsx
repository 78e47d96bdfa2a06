import { screenPath } from '@setu/contract';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { toProblem } from '../../../api/problem';
import { withTexts } from '../../../i18n/load-texts';
import { addressName, companyName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { NewOrder } from '../../../kit/find-for-me/new-order';
import { useHasScreen } from '../../../session/screens';
import { useSession } from '../../../session/use-session';
import { ButtonLink } from '../../../ui/button/button';
import { IconBuildingStore, IconCategory, IconUsers } from '../../../ui/icon/icons';
import { Stack } from '../../../ui/layout/layout';
import { Page } from '../../../ui/page/page';
import { PageHeader } from '../../../ui/page/page-header';
import { useGetDeskQuery } from '../api';
import { roleLabels } from '../role-labels';
import { DeskBoard } from './desk-board';
import { deskReaderOf } from './desk-reader';
import { deskTiles } from './desk-tiles';
import { TileRow } from './tile-row';
import { waitingPlaceIn } from './waiting-kind';

const loadActions = withTexts(['supplier-desk'], () => import('./supplier/supplier-actions'));
const SupplierActions = lazy(async () => ({ default: (await loadActions()).SupplierActions }));

/** Shows “My account”, the dashboard of the reader's role. */
export function Component() {
  const t = useTexts('account');
  const { user, counters } = useSession();
  const hasScreen = useHasScreen();
  const [now] = useState(() => new Date());
  const [params] = useSearchParams();
  const place = waitingPlaceIn(params);
  const { currentData, data, error, isFetching, refetch } = useGetDeskQuery(place.reason ? place : {});
  // A change of the task kind replaces only the tasks.
  const desk = currentData ?? data;
  if (!user) return null;
  const problem = error && !isFetching && !currentData ? toProblem(error) : undefined;
  const roles = roleLabels(user.roles, t).join(', ');
  const { permissions } = user;
  return (
    <Page title={t('dashboard.title')}>
      <PageHeader
        title={t('dashboard.greeting', { name: addressName(user) })}
        meta={[
          { icon: IconBuildingStore, text: companyName(user.company.short_name) },
          ...(roles ? [{ icon: IconUsers, text: roles }] : []),
        ]}
        actions={
          user.company.type === 'supplier' ? (
            desk?.supplier?.may_create && (
              <Suspense>
                <SupplierActions companyId={desk.supplier.company_id} />
              </Suspense>
            )
          ) : (
            <>
              <ButtonLink to={screenPath('category_index')} icon={IconCategory}>
                {t('desk.catalogue')}
              </ButtonLink>
              <NewOrder />
            </>
          )
        }
      />
      <Stack gap={4}>
        <TileRow
          tiles={deskTiles(desk?.requests ?? null, { permissions, counters, hasScreen })}
          isLoading={!desk && !problem}
        />
        <DeskBoard
          desk={desk}
          isFailed={problem !== undefined}
          isSwitching={isFetching && !currentData}
          place={place}
          requestId={problem?.requestId}
          reader={deskReaderOf(user)}
          now={now}
          onRetry={refetch}
        />
      </Stack>
    </Page>
  );
}
