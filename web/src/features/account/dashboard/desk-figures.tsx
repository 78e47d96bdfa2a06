import type { DeskView } from '@setu/contract';
import { formatNumber } from '../../../i18n/formats';
import { formatHours } from '../../../i18n/relative-time';
import { useTexts } from '../../../i18n/use-texts';
import { useUser } from '../../../session/use-session';
import { type Figure, Figures } from '../../../ui/figures/figures';
import { Panel } from '../../../ui/panel/panel';
import { useTotalNote } from './desk-sum';
import { queuedTotal } from './queue-rows';

const sumBy = <Row,>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0);

interface DeskFiguresProps {
  /** Undefined while loading. */
  desk: DeskView | undefined;
}

/**
 * Shows a manager what is overdue, what is due today, what waits for them, all open requests, and how soon customers get
 * their first answer.
 */
export function DeskFigures({ desk }: DeskFiguresProps) {
  const t = useTexts('account');
  const totalNote = useTotalNote();
  const isSenior = useUser()?.roles.includes('TEAM_ADMIN') ?? false;
  const requests = desk?.requests;
  if (desk && !requests) return null;
  const open = requests?.stages.filter(({ status }) => status !== 'completed') ?? [];
  const late = sumBy(open, ({ late }) => late);
  const queued = queuedTotal(desk?.queues);
  const figure = (value: number): string | undefined => (requests ? formatNumber(value) : undefined);
  const minutes = requests?.first_answer_minutes ?? null;
  const term = requests?.stages.find(({ status }) => status === 'new')?.term_hours ?? null;
  const figures: Figure[] = [
    {
      id: 'late',
      label: t('desk.figures.late'),
      value: figure(late),
      // Only a senior manager's figures include the requests of the others.
      note: t(isSenior ? 'desk.figures.allNote' : 'desk.figures.ownNote'),
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
      value: figure((requests?.waiting_total ?? 0) + queued),
      note:
        queued > 0 && requests
          ? t('desk.figures.waitingOf', {
              requests: formatNumber(requests.waiting_total),
              reviews: formatNumber(desk?.queues?.reviews ?? 0),
              applications: formatNumber(desk?.queues?.applications ?? 0),
            })
          : t('desk.figures.waitingNote'),
    },
    {
      id: 'open',
      label: t('desk.figures.open'),
      value: figure(sumBy(open, ({ count }) => count)),
      note: totalNote(open),
    },
    {
      id: 'firstAnswer',
      label: t('desk.figures.firstAnswer'),
      value: requests && (minutes === null ? '—' : formatHours(minutes)),
      note:
        term === null
          ? t('desk.figures.firstAnswerNote')
          : t('desk.figures.firstAnswerTerm', { term: formatHours(term * 60) }),
      ...(minutes !== null && term !== null && minutes > term * 60 && { tone: 'danger' }),
    },
  ];
  return (
    <Panel isPadded={false}>
      <Figures figures={figures} label={t('desk.figures.label')} isDense />
    </Panel>
  );
}
