import type { RequestRowView } from '@setu/contract';
import { formatDayNear } from '../../../i18n/relative-time';
import { useTexts } from '../../../i18n/use-texts';
import { TwoLines } from '../../../ui/data-table/cells';
import { type NextStep, nextStep } from '../model/next-step';
import { payDay } from '../model/row-term';
import type { Reader } from '../model/side';
import { useStepTitle } from '../model/use-step-title';
import styles from './list.module.css';
import { RequestAct, rowAct } from './row-act';

/** Returns the next step of a request in a list. A draft waits for its author. Null for a closed request. */
export function rowStep(row: RequestRowView, reader: Reader): NextStep | 'draft' | null {
  if (row.status === 'draft') return 'draft';
  const step = nextStep({ ...row, isClaimed: row.claimed }, reader);
  return step?.name === 'completed' ? null : step;
}

/**
 * Shows the next step of a request as on its page: the button of what waits for the reader, or what happens next, who
 * has to act, and until when to pay.
 */
export function NextStepCell({ row, reader, isFirst }: { row: RequestRowView; reader: Reader; isFirst: boolean }) {
  const t = useTexts('requests');
  const stepTitle = useStepTitle();
  const step = rowStep(row, reader);
  const act = rowAct(row);
  if (act) return <RequestAct row={row} act={act} reader={reader} isFirst={isFirst} />;
  if (step === null) return null;
  const isOwn = step === 'draft' || step.waitsFor === 'you';
  const title = step === 'draft' ? t('step.draft') : stepTitle(step);
  const due = isOwn ? payDay(row) : null;
  const waits = t(`step.waits.${step === 'draft' ? 'you' : step.waitsFor}`);
  return (
    <span className={styles.next} data-own={isOwn || undefined} data-due={due ? true : undefined}>
      <TwoLines title={title} note={due ? `${waits} ${t('step.until', { date: formatDayNear(due) })}` : waits} />
    </span>
  );
}
