import { screenPath } from '@setu/contract';
import { companyName } from '../../../../i18n/names';
import { useTexts } from '../../../../i18n/use-texts';
import { useUser } from '../../../../session/use-session';
import { TextLink } from '../../../../ui/button/text-link';
import { IconBuildingStore } from '../../../../ui/icon/icons';
import { PageHeader } from '../../../../ui/page/page-header';
import { Panel } from '../../../../ui/panel/panel';
import { EmptyState } from '../../../../ui/states/states';
import { useGetDeskQuery } from '../../api';
import { DemandPanel } from '../demand-panel';
import desk from '../desk.module.css';
import { HomeTasks } from '../home-tasks';
import { SupplierActions } from './supplier-actions';

/**
 * Shows the top of a supplier's home page: the most urgent tasks, and what customers look for. The dashboard has the
 * full tasks, the figures and the cards.
 */
export function SupplierHome() {
  const t = useTexts('supplier-desk');
  const user = useUser();
  const { data, isError, refetch } = useGetDeskQuery({});
  if (!user) return null;
  const supplier = data?.supplier ?? (isError ? null : undefined);
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
      <div className={desk.board}>
        <HomeTasks className={desk.half} instead={<NoTasks />} />
        <div className={desk.half}>
          <DemandPanel
            demand={isError ? null : data?.demand}
            companyId={mayCreate ? supplier?.company_id : undefined}
            onRetry={refetch}
          />
        </div>
      </div>
    </>
  );
}

function NoTasks() {
  const t = useTexts('account');
  return (
    <div className={desk.half}>
      <Panel title={t('desk.waiting.title')}>
        <EmptyState title={t('desk.waiting.empty.title')}>{t('desk.waiting.empty.supplier')}</EmptyState>
      </Panel>
    </div>
  );
}
