import { type MissedSearchView, missedPeriods, screenPath } from '@setu/contract';
import { useSearchParams } from 'react-router';
import { formatNumber } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { WrittenText } from '../../i18n/written-text';
import { hasPermission } from '../../session/access';
import { useUser } from '../../session/use-session';
import { Button, ButtonLink } from '../../ui/button/button';
import type { Column } from '../../ui/data-table/columns';
import { DataTable } from '../../ui/data-table/data-table';
import { Row } from '../../ui/layout/layout';
import { VisuallyHidden } from '../../ui/layout/text';
import { Panel } from '../../ui/panel/panel';
import { SegmentedControl } from '../../ui/segmented/segmented-control';
import { EmptyState, Failure } from '../../ui/states/states';
import { openSynonym, type Refetch } from './open-synonym';

interface MissedPanelProps {
  missed: MissedSearchView[] | null;
  days: number;
  isFetching: boolean;
  refetch: Refetch;
}

/** Returns the suppliers that name the words among their goods or in their name. */
const toSuppliers = (words: string): string =>
  `${screenPath('company_list_page', { type: 'supplier' })}?search=${encodeURIComponent(words)}`;

/** Lists searches without results, and offers to find a supplier or to add a synonym for each. */
export function MissedPanel({ missed, days, isFetching, refetch }: MissedPanelProps) {
  const t = useTexts('search-words');
  const [, setSearch] = useSearchParams();
  const maySeeSuppliers = hasPermission(useUser(), 'company_list');
  const choose = (value: string) =>
    setSearch((now) => {
      const next = new URLSearchParams(now);
      next.set('days', value);
      return next;
    });
  const columns: Column<MissedSearchView>[] = [
    {
      ...{ id: 'words', title: t('missed.words'), inCard: 'title' },
      cell: ({ words }) => <WrittenText text={words} />,
    },
    {
      ...{ id: 'missed', title: t('missed.count'), align: 'end', inCard: 'named', width: '160px' },
      cell: ({ missed: none, searches }) =>
        none === searches
          ? formatNumber(none)
          : t('missed.of', { missed: formatNumber(none), searches: formatNumber(searches) }),
    },
    {
      ...{ id: 'actions', title: t('synonyms.actions'), inCard: 'line', isActions: true, width: '1%' },
      cell: ({ words }) => (
        <Row gap={2} wrap={false}>
          {maySeeSuppliers && (
            <ButtonLink size="small" to={toSuppliers(words)}>
              {t('missed.supplier')}
              <VisuallyHidden>{`: ${words}`}</VisuallyHidden>
            </ButtonLink>
          )}
          <Button size="small" ariaLabel={t('missed.makeOf', { words })} onClick={() => void open(words)}>
            {t('missed.make')}
          </Button>
        </Row>
      ),
    },
  ];
  const open = (words: string) => openSynonym({ left: words, refetch });
  return (
    <Panel
      title={t('missed.title')}
      isPadded={false}
      aside={
        <SegmentedControl
          label={t('missed.period')}
          value={String(days)}
          onChange={choose}
          options={missedPeriods.map((count) => ({ value: String(count), label: t('missed.days', { count }) }))}
        />
      }
    >
      {missed === null ? (
        <Failure title={t('missed.failed')} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          caption={t('missed.title')}
          columns={columns}
          rows={missed}
          rowId={({ words }) => words}
          rowName={({ words }) => words}
          isFetching={isFetching}
          empty={<EmptyState title={t('missed.none')} />}
        />
      )}
    </Panel>
  );
}
