import type { DeskView } from '@setu/contract';
import { formatNumber } from '../../../i18n/formats';
import { formatHours } from '../../../i18n/relative-time';
import { useTexts } from '../../../i18n/use-texts';
import { useUser } from '../../../session/use-session';
import { TextLink } from '../../../ui/button/text-link';
import { type Figure, Figures } from '../../../ui/figures/figures';
import { VisuallyHidden } from '../../../ui/layout/text';
import { Panel } from '../../../ui/panel/panel';
import styles from './desk.module.css';
import { type DeskReader, lateTotals } from './desk-reader';
import { useTotalNote } from './desk-sum';
import { queuedTotal } from './queue-rows';
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
  const late = sumBy(open, ({ late }) => late);
  const lateByKind = lateTotals(open, reader);
  // The list of the only kind opens from the number itself.
  const onlyList = lateByKind.length === 1 ? lateByKind[0] : undefined;
  const total = totalNote(open);
  const queued = queuedTotal(desk?.queues);
  const figure = (value: number): string | undefined => (requests ? formatNumber(value) : undefined);
  const minutes = requests?.first_answer_minutes ?? null;
  const term = requests?.stages.find(({ status }) => status === 'new')?.term_hours ?? null;
  const figures: Figure[] = [
    {
      id: 'late',
      label: t('desk.figures.late'),
      value: onlyList ? (
        <TextLink to={onlyList.to}>
          <VisuallyHidden>{`${t('desk.figures.late')}: `}</VisuallyHidden>
          {formatNumber(late)}
        </TextLink>
      ) : (
        figure(late)
      ),
      note: !onlyList && late > 0 && <StageLinks lists={lateByKind} of={t('desk.figures.late')} isShort />,
      needsNote: true,
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
