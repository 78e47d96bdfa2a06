import { type CostTable, costTables, screenPath } from '@setu/contract';
import { useTexts } from '../../i18n/use-texts';
import { LinkTabs } from '../../ui/tabs/link-tabs';
import { useGetCostCoverageQuery } from './api';

/** Links to the coverage, with the number of its gaps, and to each table. */
export function CostTabs({ current }: { current: CostTable | 'coverage' }) {
  const t = useTexts('cost-admin');
  const labels = useTexts('cost-tables');
  const { data } = useGetCostCoverageQuery();
  const gaps = data ? data.without_duty.codes.length + data.without_vat.codes.length + data.places.length : 0;
  const tabs = costTables.map((table) => ({
    ...{ id: table, label: labels(`table.${table}`), isCurrent: table === current },
    to: screenPath('cost_table_page', { table }),
  }));
  const coverage = {
    ...{ id: 'coverage', label: t('coverage.tab'), to: screenPath('cost_tables_page') },
    isCurrent: current === 'coverage',
    ...(gaps > 0 && { count: gaps }),
  };
  return <LinkTabs label={t('tabs')} tabs={[coverage, ...tabs]} />;
}
