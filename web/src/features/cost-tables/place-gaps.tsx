import { type CostCoverageView, screenPath } from '@setu/contract';
import { useTexts } from '../../i18n/use-texts';
import { ButtonLink } from '../../ui/button/button';
import type { Column } from '../../ui/data-table/columns';
import { DataTable } from '../../ui/data-table/data-table';
import { VisuallyHidden } from '../../ui/layout/text';
import { Panel } from '../../ui/panel/panel';
import { NoGaps } from './no-gaps';

type PlaceGap = CostCoverageView['places'][number];

const tableOf = { no_lane: 'lanes', no_leg: 'legs' } as const;

/** Lists the places that no freight or no inland carriage reaches, with a link to the table that lacks them. */
export function PlaceGaps({ gaps }: { gaps: CostCoverageView['places'] }) {
  const t = useTexts('cost-admin');
  const labels = useTexts('cost-tables');
  const nameOf = ({ place }: PlaceGap) => `${place.name} (${place.code})`;
  const columns: Column<PlaceGap>[] = [
    { id: 'place', title: t('coverage.place'), inCard: 'title', cell: nameOf },
    { id: 'gap', title: t('coverage.lacks'), inCard: 'fact', width: '260px', cell: ({ gap }) => labels(`gap.${gap}`) },
    {
      ...{ id: 'table', title: t('actions'), inCard: 'status', isActions: true, width: '180px' },
      cell: ({ place, gap }) => (
        <ButtonLink size="small" isWide to={screenPath('cost_table_page', { table: tableOf[gap] })}>
          {t(`coverage.addTo.${tableOf[gap]}`)}
          <VisuallyHidden>{`: ${place.name}`}</VisuallyHidden>
        </ButtonLink>
      ),
    },
  ];
  return (
    <Panel title={t('coverage.places')} isPadded={false}>
      <DataTable
        caption={t('coverage.places')}
        columns={columns}
        rows={gaps}
        rowId={({ place, gap }) => `${place.code} ${gap}`}
        rowName={nameOf}
        empty={<NoGaps>{t('coverage.allPlaces')}</NoGaps>}
      />
    </Panel>
  );
}
