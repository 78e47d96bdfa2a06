import type { DeskView } from '@setu/contract';
import { formatNumber } from '../../../../i18n/formats';
import { useTexts } from '../../../../i18n/use-texts';
import { type Figure, Figures } from '../../../../ui/figures/figures';
import { Panel } from '../../../../ui/panel/panel';
import { useTotalNote } from '../desk-sum';

/** Shows a seller what waits for their answer, their deals with the sum, their cards, and those not yet published. */
export function SupplierFigures({ requests, supplier }: Pick<DeskView, 'requests' | 'supplier'>) {
  const t = useTexts('account');
  const open = requests?.stages.filter(({ status }) => status !== 'completed') ?? [];
  const totalNote = useTotalNote();
  const counts = supplier?.cards?.counts;
  const figures: Figure[] = [
    ...(requests
      ? [
          { id: 'waiting', label: t('desk.figures.answer'), value: formatNumber(requests.waiting_total) },
          {
            id: 'deals',
            label: t('desk.figures.deals'),
            value: formatNumber(open.reduce((sum, { count }) => sum + count, 0)),
            note: totalNote(open),
          },
        ]
      : []),
    ...(counts
      ? [
          {
            id: 'cards',
            label: t('desk.figures.cards'),
            value: formatNumber(counts.published),
            note: t('desk.figures.cardsNote', {
              review: formatNumber(counts.in_review),
              returned: formatNumber(counts.returned),
            }),
          },
        ]
      : []),
  ];
  if (figures.length === 0) return null;
  return (
    <Panel isPadded={false}>
      <Figures figures={figures} />
    </Panel>
  );
}
