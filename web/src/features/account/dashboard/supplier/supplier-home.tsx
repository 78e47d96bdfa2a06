import { type SupplierDeskView, screenPath } from '@setu/contract';
import { useState } from 'react';
import { companyName } from '../../../../i18n/names';
import { useTexts } from '../../../../i18n/use-texts';
import { useUser } from '../../../../session/use-session';
import { TextLink } from '../../../../ui/button/text-link';
import { IconBuildingStore } from '../../../../ui/icon/icons';
import { Stack } from '../../../../ui/layout/layout';
import { PageHeader } from '../../../../ui/page/page-header';
import { LastNotices } from '../../../notices/public';
import { useGetDeskQuery } from '../../api';
import { DemandPanel } from '../demand-panel';
import desk from '../desk.module.css';
import { deskReaderOf } from '../desk-reader';
import { WaitingPanel } from '../waiting-panel';
import { CardStatusesPanel } from './card-statuses-panel';
import { SupplierActions } from './supplier-actions';
import { SupplierFigures } from './supplier-figures-row';

const maxTasks = 5;

/** Returns whether any card is not published yet, or there is none at all. */
const hasWork = (counts: NonNullable<SupplierDeskView['cards']>['counts'] | undefined): boolean =>
  counts !== undefined && (counts.published === 0 || counts.draft + counts.in_review + counts.returned > 0);

/** Shows a supplier's home page: what waits for them and what is new. The dashboard has their figures and cards. */
export function SupplierHome() {
  const t = useTexts('supplier-desk');
  const user = useUser();
  const [now] = useState(() => new Date());
  const { data, isError, refetch } = useGetDeskQuery({});
  if (!user) return null;
  const supplier = data?.supplier ?? (isError ? null : undefined);
  const own = { companyId: supplier?.company_id, onRetry: refetch };
  const mayCreate = supplier?.may_create ?? false;
  return (
    <>
      <PageHeader
        title={companyName(user.company.short_name)}
        meta={[
          {
            icon: IconBuildingStore,
            text: supplier && (
              <TextLink to={screenPath('company_page', { company: supplier.company_id })}>{t('company.open')}</TextLink>
            ),
          },
        ]}
        actions={mayCreate && supplier && <SupplierActions companyId={supplier.company_id} isMain />}
      />
      <Stack gap={4}>
        {data && <SupplierFigures requests={data.requests} supplier={data.supplier} />}
        <div className={desk.board}>
          <div className={desk.seller}>
            {data?.requests !== null && !isError && (
              <WaitingPanel
                requests={data?.requests}
                queues={data?.queues ?? null}
                isSwitching={false}
                place={{ reason: undefined, page: 1 }}
                reader={deskReaderOf(user)}
                now={now}
                maxTasks={maxTasks}
              />
            )}
          </div>
          <div className={desk.pair}>
            {hasWork(supplier?.cards?.counts) && (
              <CardStatusesPanel {...own} cards={supplier?.cards} mayCreate={mayCreate} />
            )}
            <DemandPanel
              demand={isError ? null : data?.demand}
              companyId={mayCreate ? supplier?.company_id : undefined}
              onRetry={refetch}
            />
          </div>
          <div className={desk.most}>
            <LastNotices />
          </div>
        </div>
      </Stack>
    </>
  );
}
