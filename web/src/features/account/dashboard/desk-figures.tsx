import type { DeskView } from '@setu/contract';
import { formatMoneyAsIs, formatNumber } from '../../../i18n/formats';
import { formatDuration, formatElapsed } from '../../../i18n/relative-time';
import { useTexts } from '../../../i18n/use-texts';
import { type Figure, Figures } from '../../../ui/figures/figures';
import { Panel } from '../../../ui/panel/panel';
import { inOneCurrency } from './desk-sum';
import { queuedTotal } from './queue-rows';

const sumBy = <Row,>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0);

interface DeskFiguresProps {
  /** Undefined while loading. */
  desk: DeskView | undefined;
  now: Date;
}

/**
 * Shows a manager what is overdue, what is due today, what waits for them, all open requests, and how soon customers get
 * their first answer.
 */
export function DeskFigures({ desk, now }: DeskFiguresProps) {
  const t = useTexts('account');
  const requests = desk?.requests;
  if (desk && !requests) return null;
  const open = requests?.stages.filter(({ status }) => status !== 'completed') ?? [];
  const late = sumBy(open, ({ late }) => late);
  const oldest = open
    .filter((stage) => stage.late > 0)
    .map(({ oldest_at: at }) => at)
    .toSorted()[0];
  const figure = (value: number): string | undefined => (requests ? formatNumber(value) : undefined);
  const minutes = requests?.first_answer_minutes ?? null;
  const figures: Figure[] = [
    {
      id: 'late',
      label: t('desk.figures.late'),
      value: figure(late),
      note: oldest && t('desk.figures.oldest', { age: formatElapsed(oldest, now) }),
      ...(late > 0 && { tone: 'danger' as const }),
    },
    {
      id: 'today',
      label: t('desk.figures.today'),
      value: figure(sumBy(open, ({ due_today: today }) => today)),
      note: t('desk.figures.todayNote'),
    },
    {
      id: 'waiting',
      label: t('desk.figures.waiting'),
      value: figure((requests?.waiting_total ?? 0) + queuedTotal(desk?.queues)),
      note: t('desk.figures.waitingNote'),
    },
    {
      id: 'open',
      label: t('desk.figures.open'),
      value: figure(sumBy(open, ({ count }) => count)),
      note: totalOf(open) && t('desk.figures.sum', { amount: totalOf(open) }),
    },
    {
      id: 'firstAnswer',
      label: t('desk.figures.firstAnswer'),
      value: requests && (minutes === null ? '—' : formatDuration(minutes)),
      note: t('desk.figures.firstAnswerNote'),
    },
  ];
  return (
    <Panel isPadded={false}>
      <Figures figures={figures} />
    </Panel>
  );
}

/** Returns the total of the stages as text, or undefined if they have no amounts. */
function totalOf(stages: Parameters<typeof inOneCurrency>[0]): string | undefined {
  const sums = inOneCurrency(stages);
  const [first] = sums;
  const value = sumBy(sums, (sum) => sum.value);
  return first && value > 0 ? formatMoneyAsIs({ value: Math.round(value), currency: first.currency }) : undefined;
}
