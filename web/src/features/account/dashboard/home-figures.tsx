import { type DeskView, screenPath } from '@setu/contract';
import {
  currentRate,
  formatDate,
  formatMoneyAsIs,
  formatMonthSince,
  formatNumber,
  formatRate,
} from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { addUp } from '../../../lib/money';
import { TextLink } from '../../../ui/button/text-link';
import { type Figure, Figures } from '../../../ui/figures/figures';
import { VisuallyHidden } from '../../../ui/layout/text';
import { Panel } from '../../../ui/panel/panel';
import { inOneCurrency, useTotalNote } from './desk-sum';
import { productTaskCount } from './supplier-tasks';

/** Shows the reader's own figures on the home page: requests, contracts or views and products, and the day's rate. */
export function HomeFigures({ desk }: { desk: DeskView }) {
  const t = useTexts('account');
  const totalNote = useTotalNote();
  const { requests, supplier } = desk;
  const open = requests?.stages.filter(({ status }) => status !== 'completed') ?? [];
  const late = open.reduce((sum, stage) => sum + stage.late, 0);
  const waiting = (requests?.waiting_total ?? 0) + productTaskCount(supplier);
  const rate = currentRate();
  const figures: Figure[] = [
    ...(requests
      ? [
          {
            id: 'open',
            label: t('desk.figures.open'),
            value: formatNumber(open.reduce((sum, { count }) => sum + count, 0)),
            note: totalNote(open),
          },
          {
            ...{ id: 'waiting', label: t('desk.figures.waiting') },
            value:
              waiting > 0 ? (
                <TextLink to={screenPath('my_account_page')}>
                  <VisuallyHidden>{`${t('desk.figures.waiting')}: `}</VisuallyHidden>
                  {formatNumber(waiting)}
                </TextLink>
              ) : (
                formatNumber(waiting)
              ),
            ...(late > 0
              ? { note: t('desk.waiting.late', { count: late }), tone: 'danger' as const }
              : waiting > 0 && { note: t('desk.figures.waitingNote') }),
          },
        ]
      : []),
    ...contractFigure(requests, t),
    ...supplierFigures(supplier, t),
    ...(rate
      ? [
          {
            ...{ id: 'rate', label: t('desk.rate.title'), value: formatRate(rate) },
            note: t('desk.figures.rateNote', { date: formatDate(rate.date) }),
          },
        ]
      : []),
  ];
  return (
    <Panel isPadded={false}>
      <Figures figures={figures} label={t('desk.figures.own')} />
    </Panel>
  );
}

type Texts = ReturnType<typeof useTexts<'account'>>;

/** Returns the sum of a customer's contracts, if there are any. */
function contractFigure(requests: DeskView['requests'], t: Texts): Figure[] {
  const spend = requests?.spend ?? [];
  const [first] = spend;
  if (!first) return [];
  const sums = inOneCurrency(spend);
  const count = spend.reduce((sum, month) => sum + month.count, 0);
  return [
    {
      ...{ id: 'spend', label: t('desk.figures.contracts') },
      value: formatMoneyAsIs(addUp(sums, sums[0]?.currency ?? 'INR')),
      note: t('desk.spend.total', { month: formatMonthSince(first.month), count }),
    },
  ];
}

/** Returns the views of a supplier's products, and how many products are published. */
function supplierFigures(supplier: DeskView['supplier'], t: Texts): Figure[] {
  if (!supplier) return [];
  // The period of the list of products below.
  const { views, requests } = supplier.last_30_days;
  const published = supplier.cards?.counts.published;
  return [
    ...(views === null
      ? []
      : [
          {
            ...{ id: 'views', label: t('desk.figures.views'), value: formatNumber(views) },
            note: requests === null ? undefined : t('desk.figures.viewsNote', { requests: formatNumber(requests) }),
          },
        ]),
    ...(published === undefined
      ? []
      : [{ id: 'published', label: t('desk.figures.published'), value: formatNumber(published) }]),
  ];
}
