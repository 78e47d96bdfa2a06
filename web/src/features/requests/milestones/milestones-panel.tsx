import type { MilestoneView, RequestView } from '@setu/contract';
import { formatDate } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { WrittenText } from '../../../i18n/written-text';
import { Button } from '../../../ui/button/button';
import { FileList } from '../../../ui/file-list/file-list';
import { Row } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { Panel } from '../../../ui/panel/panel';
import { StatusDot } from '../../../ui/status/status-chip';
import { InvoiceButton } from '../documents/invoice-button';
import { actorNameIn } from '../model/actor-name';
import { isToConfirm, paymentConfirmation } from '../model/confirmation';
import { advanceOf } from '../model/deal-payment';
import { payByOf } from '../model/pay-by';
import { amountText, paymentToday, shownPayment } from '../model/shown-payment';
import { milestoneDate } from './milestone-note';
import type { ReportMode } from './milestone-values';
import styles from './milestones.module.css';
import { useReportMilestone } from './use-report-milestone';

interface MilestonesPanelProps {
  request: RequestView;
  milestones: readonly MilestoneView[];
  /** The milestone whose report the next step offers. */
  next?: MilestoneView | undefined;
  reload: () => Promise<readonly MilestoneView[]>;
}

/**
 * Lists the milestones after the contract: each with its date, amount, reporter and documents. Only the milestones that
 * the deal waits for have an action of the reader.
 */
export function MilestonesPanel({ request, milestones, next, reload }: MilestonesPanelProps) {
  const t = useTexts('requests');
  const say = useReportMilestone({ request, milestones, reload });
  const open = milestones.filter(({ happened }) => !happened);
  // The plan is usually made at once, so its author is named once.
  const planned = open.reduce<MilestoneView | undefined>(
    (last, one) => (one.said_at && (!last?.said_at || one.said_at > last.said_at) ? one : last),
    undefined,
  );
  return (
    <Panel title={t('milestones.title')} isPadded={false}>
      <ul>
        {milestones.map((milestone) => (
          <MilestoneRow
            key={milestone.kind}
            request={request}
            milestone={milestone}
            isNext={milestone.kind === next?.kind}
            say={say}
          />
        ))}
      </ul>
      {planned && (
        <div className={styles.row}>
          <Speaker milestone={planned} isPlan />
        </div>
      )}
    </Panel>
  );
}

interface MilestoneRowProps {
  request: RequestView;
  milestone: MilestoneView;
  isNext: boolean;
  say: (milestone: MilestoneView, mode: ReportMode) => Promise<void>;
}

function MilestoneRow({ request, milestone, isNext, say }: MilestoneRowProps) {
  const t = useTexts('requests');
  const statusTexts = useTexts('statuses');
  const { kind, happened, expected, note, files, after, may_say: maySay, may_plan: mayPlan } = milestone;
  const stage = statusTexts(`milestone.${kind}`);
  const isClaimed = isToConfirm(request, milestone);
  const confirmation = paymentConfirmation(request, kind);
  const isDone = happened !== null || confirmation !== null;
  const { key, date } = milestoneDate(milestone, {
    payBy: kind === 'advance' ? payByOf(request) : null,
    confirmedOn: confirmation && (confirmation.paidOn ?? confirmation.date),
  });
  const lead = milestone.lead_days ? t('facts.days', { count: milestone.lead_days }) : null;
  // The next step offers a customer the report of the advance, and a broker its confirmation.
  const isOffered = maySay && !isDone && !isNext && kind !== 'advance';
  const open = (mode: ReportMode, action: string) => (
    <Button
      size="small"
      tone={mode === 'say' ? 'line' : 'quiet'}
      hasPopup="dialog"
      ariaLabel={mode === 'say' ? undefined : t('milestones.name', { action, stage })}
      onClick={() => say(milestone, mode)}
    >
      {action}
    </Button>
  );
  return (
    <li className={styles.row} data-phase={isDone ? 'done' : key}>
      <div className={styles.head}>
        <h3>
          <StatusDot tone={isClaimed ? 'warning' : isDone ? 'success' : key === 'late' ? 'danger' : 'neutral'} />
          {isClaimed
            ? t(`milestones.toConfirm.${kind === 'balance' ? kind : 'advance'}`)
            : isDone
              ? t(`milestones.happen.${kind}`)
              : stage}
        </h3>
        <span className={styles.date}>
          {key === 'happened' && date}
          {key === 'afterPayment' &&
            t(`milestones.${advanceOf(request) ? 'afterAdvance' : 'afterPayment'}`, { time: lead })}
          {key !== 'happened' &&
            key !== 'afterPayment' &&
            t(`milestones.${key}`, { date: lead ? t('milestones.byLead', { date, time: lead }) : date })}
        </span>
      </div>
      <Amount request={request} kind={kind} isUnpaid={!isDone} />
      {happened && <Speaker milestone={milestone} />}
      {confirmation && <Confirmed by={confirmation} />}
      {after && (
        <Text size={13} tone="warning">
          {t('milestones.after', { stage: statusTexts(`milestone.${after}`) })}
        </Text>
      )}
      {note && (
        <p className={styles.note}>
          <WrittenText text={note} />
        </p>
      )}
      {files.length > 0 && <FileList files={files} />}
      {(isOffered || mayPlan) && (
        <Row>
          {isOffered && open('say', t(`milestones.mark.${kind}`))}
          {isOffered && kind === 'balance' && <InvoiceButton requestId={request.id} payment={kind} />}
          {mayPlan && !isDone && open('plan', t(expected ? 'milestones.replan' : 'milestones.plan'))}
          {mayPlan && isClaimed && kind === 'balance' && open('say', t('milestones.confirmBalance'))}
          {mayPlan && isDone && open('fix', t('milestones.fix'))}
        </Row>
      )}
    </li>
  );
}

interface AmountProps {
  request: RequestView;
  kind: MilestoneView['kind'];
  isUnpaid: boolean;
}

/**
 * Shows the amount of the advance or the balance, in both currencies at the rate of the contract. An unpaid amount is
 * also shown at today's rate, because a payment is made at the rate of its own day.
 */
function Amount({ request, kind, isUnpaid }: AmountProps) {
  const t = useTexts('requests');
  if (kind !== 'advance' && kind !== 'balance') return null;
  const shown = shownPayment(request, kind);
  if (!shown) return null;
  const today = isUnpaid ? paymentToday(request, kind) : null;
  return (
    <p className={styles.amount}>
      {amountText(t, shown)}
      {today && <span>{t('milestones.today', { amount: today })}</span>}
    </p>
  );
}

/** Says who confirmed a payment for the broker, and when. */
function Confirmed({ by }: { by: NonNullable<ReturnType<typeof paymentConfirmation>> }) {
  const t = useTexts('requests');
  const who = actorNameIn(t)(by);
  if (!who) return null;
  return (
    <Text size={13} tone="muted">
      {t('milestones.confirmed', { who, side: t('milestones.side.broker'), when: formatDate(by.date) })}
    </Text>
  );
}

/** Says who reported a milestone, or who planned the coming ones. */
function Speaker({ milestone, isPlan = false }: { milestone: MilestoneView; isPlan?: boolean }) {
  const t = useTexts('requests');
  const { side, said_at: at } = milestone;
  const who = actorNameIn(t)(milestone);
  if (!who || !side || !at) return null;
  return (
    <Text size={13} tone="muted">
      {t(isPlan ? 'milestones.planned' : 'milestones.said', {
        who,
        side: t(`milestones.side.${side}`),
        when: formatDate(at),
      })}
    </Text>
  );
}
