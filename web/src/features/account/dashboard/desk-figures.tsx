import type { DeskView } from '@setu/contract';
import { formatNumber } from '../../../i18n/formats';
import { formatHours } from '../../../i18n/relative-time';
import { useTexts } from '../../../i18n/use-texts';
import { useSession, useUser } from '../../../session/use-session';
import { TextLink } from '../../../ui/button/text-link';
import { type Figure, Figures } from '../../../ui/figures/figures';
import { VisuallyHidden } from '../../../ui/layout/text';
import { Panel } from '../../../ui/panel/panel';
import { toRequestList } from '../../requests/public';
import styles from './desk.module.css';
import { clockTotals, type DeskReader } from './desk-reader';
import { useTotalNote } from './desk-sum';
import { type Queues, queuedTotal, queueLists, queueNames } from './queue-rows';
import { StageLinks } from './stage-links';

const sumBy = <Row,>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0);

interface DeskFiguresProps {
  /** Undefined while loading. */
  desk: DeskView | undefined;
  reader: DeskReader;
}

/**
 * Shows a manager what is overdue, what is due today, what waits for them, all open requests, and how soon customers get
 * their first answer.
 */
export function DeskFigures({ desk, reader }: DeskFiguresProps) {
  const t = useTexts('account');
  const totalNote = useTotalNote();
  const isSenior = useUser()?.roles.includes('TEAM_ADMIN') ?? false;
  const requests = desk?.requests;
  if (desk && !requests) return null;
  const open = requests?.stages.filter(({ status }) => status !== 'completed') ?? [];
  const total = totalNote(open);
  const queued = queuedTotal(desk?.queues);
  const figure = (value: number): string | undefined => (requests ? formatNumber(value) : undefined);
  const minutes = requests?.first_answer_minutes ?? null;
  const term = requests?.stages.find(({ status }) => status === 'new')?.term_hours ?? null;
  /** Returns a figure that leads to its lists. The list of the only kind opens from the number itself. */
  const listed = (id: 'late' | 'today', count: number, note?: string): Figure => {
    const label = t(`desk.figures.${id}`);
    const lists = clockTotals(open, id, reader);
    const [only, other] = lists;
    return {
      ...{ id, label },
      value:
        only && !other ? (
          <TextLink to={only.to}>
            <VisuallyHidden>{`${label}: `}</VisuallyHidden>
            {formatNumber(count)}
          </TextLink>
        ) : (
          figure(count)
        ),
      note: other ? <StageLinks lists={lists} of={label} isShort /> : note,
      ...((other || id === 'late') && { needsNote: true }),
    };
  };
  const figures: Figure[] = [
    listed(
      'late',
      sumBy(open, ({ late }) => late),
    ),
    listed(
      'today',
      sumBy(open, ({ due_today: today }) => today),
      t('desk.figures.todayNote'),
    ),
    {
      id: 'waiting',
      label: t('desk.figures.waiting'),
      value: figure((requests?.waiting_total ?? 0) + queued),
      note:
        (requests?.waiting_total ?? 0) + queued > 0 ? (
          <WaitingLinks queues={desk?.queues} of={t('desk.figures.waiting')} />
        ) : (
          t('desk.figures.waitingNote')
        ),
    },
    {
      id: 'open',
      label: t('desk.figures.open'),
      value: figure(sumBy(open, ({ count }) => count)),
      note: (
        <>
          {/* Only a senior manager's figures include the requests of the others. */}
          {t(isSenior ? 'desk.figures.allNote' : 'desk.figures.ownNote')}
          {total && <span className={styles.notOnPhone}>{`, ${total}`}</span>}
        </>
      ),
      needsNote: true,
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

/** Links to the lists of what waits for the manager: requests of each kind, products and applications. */
function WaitingLinks({ queues, of }: { queues: Queues; of: string }) {
  const t = useTexts('account');
  const { counters } = useSession();
  const lists = (['rfc', 'rfd'] as const).flatMap((kind) => {
    const count = counters[kind] ?? 0;
    return count > 0 ? [{ kind, count, to: `${toRequestList('broker', kind)}?queue=mine` }] : [];
  });
  return (
    <StageLinks lists={lists} of={of} isShort>
      {queueNames.map((name) => {
        const count = queues?.[name] ?? 0;
        return (
          count > 0 && (
            <TextLink key={name} to={queueLists[name]}>
              {t(`desk.figures.queues.${name}`, { count })}
            </TextLink>
          )
        );
      })}
    </StageLinks>
  );
}
