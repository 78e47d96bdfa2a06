import type { RequestRowView } from '@setu/contract';
import type { ReactNode } from 'react';
import { formatElapsed } from '../../../i18n/relative-time';
import { ClockCell } from '../../../ui/data-table/cells';
import { OverdueChip } from '../milestones/overdue-chip';
import { isUnderWay } from '../model/next-step';
import type { Reader } from '../model/side';
import { ConversationMark, hasMark } from './conversation-mark';
import styles from './list.module.css';
import { StageClock } from './stage-clock';

/**
 * Returns what a request waits for: the time in its stage, an overdue milestone and unanswered messages. Returns null if
 * it waits for nothing.
 */
export function stageCell(row: RequestRowView, reader: Reader): ReactNode {
  const { clock, overdue, conversation, status, status_at: since } = row;
  if (!clock && !overdue && !isUnderWay(status) && !hasMark(conversation)) return null;
  return (
    <span className={styles.stage}>
      {clock ? (
        <StageClock clock={clock} since={since} reader={reader} />
      ) : (
        isUnderWay(status) && <ClockCell level={undefined}>{formatElapsed(since)}</ClockCell>
      )}
      {overdue && <OverdueChip of={overdue} />}
      <ConversationMark of={conversation} reader={reader} />
    </span>
  );
}
