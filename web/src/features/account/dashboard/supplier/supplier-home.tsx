import { screenPath } from '@setu/contract';
import { companyName } from '../../../../i18n/names';
import { useTexts } from '../../../../i18n/use-texts';
import { useUser } from '../../../../session/use-session';
import { TextLink } from '../../../../ui/button/text-link';
import { IconBuildingStore } from '../../../../ui/icon/icons';
import { Stack } from '../../../../ui/layout/layout';
import { PageHeader } from '../../../../ui/page/page-header';
import { useGetDeskQuery } from '../../api';
import { DemandPanel } from '../demand-panel';
import { HomeFigures } from '../home-figures';
import { HomeTasks } from '../home-tasks';
import { SupplierActions } from './supplier-actions';
import { TopCardsPanel } from './top-cards-panel';

/**
 * Shows a supplier's home page: their figures, the most urgent tasks, what customers look for, and their own products.
 * The goods of other suppliers are in the catalogue.
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
      <Stack gap={4}>
        {data && <HomeFigures desk={data} />}
        {data && <HomeTasks side="supplier" />}
        <DemandPanel
          demand={isError ? null : data?.demand}
          companyId={mayCreate ? supplier?.company_id : undefined}
          onRetry={refetch}
        />
        <TopCardsPanel
          cards={supplier === null ? null : supplier?.top_cards}
          published={supplier?.cards?.counts.published}
          companyId={supplier?.company_id}
          onRetry={refetch}
        />
      </Stack>
    </>
  );
}
