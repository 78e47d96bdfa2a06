import type { RequestRowView } from '@setu/contract';
import type { ReactNode } from 'react';
import { OverdueChip } from '../milestones/overdue-chip';
import { isUnderWay } from '../model/next-step';
import type { Reader } from '../model/side';
import { ConversationMark, hasMark } from './conversation-mark';
import styles from './list.module.css';
import { payDay } from './next-step-cell';
import { StageClock, TimeInStatus } from './stage-clock';

/**
 * Returns true if a day agreed in the contract counts, and the stage's own time limit is left out: the day of an advance
 * that is due, a milestone that is late, and the shipment for its supplier.
 */
const isBound = (row: RequestRowView, reader: Reader): boolean =>
  (reader === 'customer' && payDay(row) !== null) ||
  row.overdue !== null ||
  (reader === 'supplier' && row.status === 'partially_paid');

/**
 * Returns what a request waits for: the time in its stage, an overdue milestone and unanswered messages. Returns null if
 * it waits for nothing.
 */
export function stageCell(row: RequestRowView, reader: Reader): ReactNode {
  const { overdue, conversation, status, status_at: since } = row;
  const clock = isBound(row, reader) ? null : row.clock;
  if (!clock && !overdue && !isUnderWay(status) && !hasMark(conversation)) return null;
  return (
    <span className={styles.stage}>
      {clock ? (
        <StageClock clock={clock} since={since} reader={reader} asked={conversation.asked} />
      ) : (
        isUnderWay(status) && <TimeInStatus since={since} />
      )}
      {overdue && <OverdueChip of={overdue} />}
      <ConversationMark row={row} reader={reader} />
    </span>
  );
}
