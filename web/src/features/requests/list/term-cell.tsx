import type { RequestRowView } from '@setu/contract';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../../i18n/formats';
import { formatDayNear, formatDue, formatElapsed } from '../../../i18n/relative-time';
import { useTexts } from '../../../i18n/use-texts';
import { ClockCell, TermAct } from '../../../ui/data-table/cells';
import { DotLine } from '../../../ui/layout/dot-line';
import { useIsPhone } from '../../../ui/media/use-is-phone';
import { OverdueChip } from '../milestones/overdue-chip';
import { dueLevel } from '../model/due-level';
import { isUnderWay } from '../model/next-step';
import { type RowTerm, rowTerm } from '../model/row-term';
import type { Reader } from '../model/side';
import styles from './list.module.css';
import { RequestAct, rowAct } from './row-act';

/**
 * Returns the term of a request in one line. On a phone the time at its stage follows it. Returns null if the request
 * has neither.
 */
export function termCell(row: RequestRowView, reader: Reader): ReactNode {
  const term = rowTerm(row, reader);
  return term || hasAge(row) ? <Term row={row} term={term && <TermText term={term} />} /> : null;
}

function Term({ row, term }: { row: RequestRowView; term: ReactNode }) {
  const isPhone = useIsPhone();
  if (!isPhone) return <span className={styles.term}>{term || <span className={styles.muted}>—</span>}</span>;
  return (
    <span className={styles.term}>
      <DotLine>
        {term}
        {hasAge(row) && <InStatus row={row} />}
      </DotLine>
    </span>
  );
}

/** Returns the term of a request with the button of what waits for the reader. Null if it has neither. */
export function termAndAct(row: RequestRowView, reader: Reader, isFirst: boolean): ReactNode {
  const term = termCell(row, reader);
  const act = rowAct(row);
  if (!act) return term;
  return (
    <TermAct term={term}>
      <RequestAct row={row} act={act} reader={reader} isFirst={isFirst} />
    </TermAct>
  );
}

/** Shows the term of a request. */
function TermText({ term }: { term: RowTerm }) {
  if (term.kind === 'milestone') return <OverdueChip of={term.of} />;
  if (term.kind === 'stage') return <StageTermText due={term.due} />;
  return <DayTerm term={term} />;
}

/** Shows a day that the contract names, or how long it is overdue. */
function DayTerm({ term: { kind, day, due } }: { term: Extract<RowTerm, { day: string }> }) {
  const t = useTexts('requests');
  const level = dueLevel(due, new Date());
  if (level === 'late') return <StageTermText due={due} />;
  return (
    <ClockCell level={level}>
      <time dateTime={day}>{t(`list.clock.${kind}`, { date: formatDayNear(day) })}</time>
    </ClockCell>
  );
}

/** Shows the deadline of a stage, or how long it has passed. Only a phone says that it is one: a table has a header. */
function StageTermText({ due }: { due: string }) {
  const t = useTexts('requests');
  const isPhone = useIsPhone();
  const now = new Date();
  const level = dueLevel(due, now);
  const when = formatDue(due, now);
  return (
    <ClockCell level={level}>
      <time dateTime={due} title={formatDateTime(due)}>
        {level === 'late'
          ? t('list.clock.late', { time: formatElapsed(due, now) })
          : isPhone
            ? t('list.clock.due', { when })
            : when}
      </time>
    </ClockCell>
  );
}

/** Returns whether the time at its stage says something about a request. */
const hasAge = ({ status }: RequestRowView): boolean => status === 'draft' || isUnderWay(status);

/** Shows how long a request under way has been at its stage, and how old a draft is. */
export function InStatus({ row }: { row: RequestRowView }) {
  const t = useTexts('requests');
  const { status, status_at: since } = row;
  if (!hasAge(row)) return null;
  const age = status === 'draft' ? 'draftFor' : 'inStatus';
  return (
    <time className={styles.inStatus} dateTime={since} title={formatDateTime(since)}>
      {t(`list.clock.${age}`, { time: formatElapsed(since) })}
    </time>
  );
}
