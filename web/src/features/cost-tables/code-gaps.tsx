import { type CostCoverageView, hsText, screenPath } from '@setu/contract';
import { useState } from 'react';
import { formatNumber } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { Button } from '../../ui/button/button';
import { TextLink } from '../../ui/button/text-link';
import type { Column } from '../../ui/data-table/columns';
import { DataTable } from '../../ui/data-table/data-table';
import { Text } from '../../ui/layout/text';
import { Panel } from '../../ui/panel/panel';
import styles from './cost-tables.module.css';
import { NoGaps } from './no-gaps';
import { openRow } from './open-row';

type Gaps = CostCoverageView['without_duty'];
type CodeGap = Gaps['codes'][number];

/** The codes with the most cards, which are shown at first. */
const shownFirst = 10;

/** Lists the codes of public cards that have no rule of a tax, with a button that opens the form of one. */
export function CodeGaps({ tax, gaps }: { tax: 'duty' | 'vat'; gaps: Gaps }) {
  const t = useTexts('cost-admin');
  const [isOpen, setOpen] = useState(false);
  const columns: Column<CodeGap>[] = [
    {
      id: 'code',
      title: t('coverage.code'),
      inCard: 'title',
      width: '140px',
      cell: ({ hs_code: code }) => hsText(code),
    },
    { id: 'name', title: t('coverage.name'), inCard: 'subtitle', cell: ({ name }) => name || null },
    {
      ...{ id: 'cards', title: t('coverage.cards'), align: 'end', inCard: 'named', width: '120px' },
      cell: ({ hs_code: code, cards }) => (
        <TextLink to={screenPath('category_index', { f_search: code })}>{formatNumber(cards)}</TextLink>
      ),
    },
    {
      ...{ id: 'actions', title: t('actions'), inCard: 'status', isActions: true, width: '180px' },
      cell: ({ hs_code: code }) => (
        <Button
          size="small"
          isWide
          ariaLabel={t('coverage.addFor', { code: hsText(code) })}
          onClick={() => void openRow({ table: 'tariffs', places: [], start: { tax, code, kind: 'percent' } })}
        >
          {t('coverage.add')}
        </Button>
      ),
    },
  ];
  return (
    <Panel
      title={t(`coverage.without_${tax}`)}
      isPadded={false}
      aside={
        gaps.cards > 0 &&
        [
          t('coverage.ofCodes', { count: gaps.codes.length, shown: formatNumber(gaps.codes.length) }),
          t('coverage.ofCards', { count: gaps.cards, shown: formatNumber(gaps.cards) }),
        ].join(', ')
      }
    >
      {gaps.cards > 0 && (
        <Text size={13} tone="secondary" className={styles.meaning}>
          {t(`coverage.meaning_${tax}`)}
        </Text>
      )}
      <DataTable
        caption={t(`coverage.without_${tax}`)}
        columns={columns}
        rows={isOpen ? gaps.codes : gaps.codes.slice(0, shownFirst)}
        rowId={({ hs_code: code }) => code}
        rowName={({ hs_code: code }) => code}
        empty={<NoGaps>{t(`coverage.all_${tax}`)}</NoGaps>}
      />
      {!isOpen && gaps.codes.length > shownFirst && (
        <div className={styles.more}>
          <Button size="small" onClick={() => setOpen(true)}>
            {t('coverage.showAll', { count: gaps.codes.length, shown: formatNumber(gaps.codes.length) })}
          </Button>
        </div>
      )}
    </Panel>
  );
}
