import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { toProblem } from '../../../api/problem';
import { addressName, companyName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { useSession } from '../../../session/use-session';
import { IconBuildingStore } from '../../../ui/icon/icons';
import { Stack } from '../../../ui/layout/layout';
import { Page } from '../../../ui/page/page';
import { PageHeader } from '../../../ui/page/page-header';
import { useGetDeskQuery } from '../api';
import { DeskActions } from './desk-actions';
import { DeskBoard } from './desk-board';
import { DeskFigures } from './desk-figures';
import { deskReaderOf } from './desk-reader';
import { waitingPlaceIn } from './waiting-kind';

/** Shows “My account”, the dashboard of the reader's role. */
export function Component() {
  const t = useTexts('account');
  const { user } = useSession();
  const [now] = useState(() => new Date());
  const [params] = useSearchParams();
  const place = waitingPlaceIn(params);
  const { currentData, data, error, isFetching, refetch } = useGetDeskQuery(place.reason ? place : {});
  // A change of the task kind replaces only the tasks.
  const desk = currentData ?? data;
  if (!user) return null;
  const problem = error && !isFetching && !currentData ? toProblem(error) : undefined;
  const { permissions } = user;
  const reader = deskReaderOf(user);
  return (
    <Page title={t('dashboard.title')}>
      <PageHeader
        title={t('dashboard.greeting', { name: addressName(user) })}
        meta={[{ icon: IconBuildingStore, text: companyName(user.company.short_name) }]}
        actions={<DeskActions desk={desk} />}
      />
      <Stack gap={4}>
        {permissions.includes('request_queue') && <DeskFigures desk={desk} reader={reader} />}
        <DeskBoard
          desk={desk}
          isFailed={problem !== undefined}
          isSwitching={isFetching && !currentData}
          place={place}
          requestId={problem?.requestId}
          reader={reader}
          now={now}
          onRetry={refetch}
        />
      </Stack>
    </Page>
  );
}
