import type { RequestRowView } from '@setu/contract';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../../i18n/formats';
import { formatDayNear, formatDue, formatElapsed } from '../../../i18n/relative-time';
import { useTexts } from '../../../i18n/use-texts';
import { ClockCell } from '../../../ui/data-table/cells';
import { DotLine } from '../../../ui/layout/dot-line';
import { useIsPhone } from '../../../ui/media/use-is-phone';
import { OverdueChip } from '../milestones/overdue-chip';
import { dueLevel } from '../model/due-level';
import { isUnderWay } from '../model/next-step';
import type { Reader } from '../model/side';
import styles from './list.module.css';
import { payDay } from './next-step-cell';
import { RequestAct, rowAct } from './row-act';

/**
 * Returns the term of a request in one line. On a phone the time at its stage follows it. Returns null if the request
 * has neither.
 */
export function termCell(row: RequestRowView, reader: Reader): ReactNode {
  const term = termOf(row, reader);
  return term || hasAge(row) ? <Term row={row} term={term} /> : null;
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

/** Returns the term of a request, with the button of what waits for a broker under it. Null if it has neither. */
export function termAndAct(row: RequestRowView, isFirst: boolean): ReactNode {
  const term = termCell(row, 'broker');
  const act = rowAct(row);
  if (!act) return term;
  return (
    <span className={styles.termAct}>
      {term}
      <RequestAct row={row} act={act} reader="broker" isFirst={isFirst} />
    </span>
  );
}

/** Returns whether a request has a term for its reader. */
export const hasTerm = (row: RequestRowView, reader: Reader): boolean => Boolean(termOf(row, reader));

/**
 * Returns a milestone that is late, the day that the contract names, or the time limit of the stage. A customer reads the
 * limits of others on the page of the request, where they say whom they bind.
 */
function termOf(row: RequestRowView, reader: Reader): ReactNode {
  const { overdue, clock, ship_by: shipBy, waits_for: party } = row;
  const payBy = reader === 'customer' ? payDay(row) : null;
  if (overdue) return <OverdueChip of={overdue} />;
  if (payBy) return <DayTerm act="pay" day={payBy} />;
  if (shipBy && reader !== 'broker') return <DayTerm act={reader === 'supplier' ? 'ship' : 'shipped'} day={shipBy} />;
  // A shipment without an agreed day has no term for its supplier.
  if (reader === 'supplier' && row.status === 'partially_paid') return null;
  if (reader === 'customer' && party !== 'customer') return null;
  return clock && <StageTermText due={clock.due_at} />;
}

/** The end of a day in Moscow, where the brokers work. */
const endOf = (day: string): string => `${day}T23:59:59+03:00`;

/** Shows a day that the contract names, or how long it is overdue. */
function DayTerm({ act, day }: { act: 'pay' | 'ship' | 'shipped'; day: string }) {
  const t = useTexts('requests');
  const due = endOf(day);
  const level = dueLevel(due, new Date());
  if (level === 'late') return <StageTermText due={due} />;
  return (
    <ClockCell level={level}>
      <time dateTime={day}>{t(`list.clock.${act}`, { date: formatDayNear(day) })}</time>
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
