import type { MilestoneView, RequestView } from '@setu/contract';
import type { ReactNode } from 'react';
import { formatDate, formatNumber } from '../../../i18n/formats';
import { fullName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { TextButton } from '../../../ui/button/text-link';
import { DotLine } from '../../../ui/layout/dot-line';
import { Row, Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { openPlace } from '../../../ui/page/place';
import { Callout } from '../../../ui/panel/callout';
import { requestStatusLooks } from '../../../ui/status/request-status';
import { shipmentDay } from '../milestones/milestone-note';
import { convertedPrice } from '../model/converted-price';
import { isRejected, type Matter, matterOf, nextStep, type StepName } from '../model/next-step';
import { rateOf } from '../model/request-prices';
import type { Reader } from '../model/side';
import { isMatter, matterText, useStepTitle } from '../model/use-step-title';
import type { RequestTransitions } from '../transitions/use-request-transitions';
import styles from './detail.module.css';
import { ShipmentTerm, StageTerm } from './stage-term';
import { subjectCount } from './subject-count';
import { usePaymentText } from './use-payment-text';

interface NextStepPanelProps {
  request: RequestView;
  reader: Reader;
  moves: RequestTransitions;
  milestones: readonly MilestoneView[];
  /** The buttons of a step that changes no status, such as a payment. */
  action?: ReactNode;
  /** Whether `action` comes before the transition to the next stage. */
  isActionFirst?: boolean;
  /** The transition that ends the request, as a quiet button. */
  end?: RequestTransitions['end'];
}

/** Shows who waits for whom, and the single button for the next step. */
export function NextStepPanel(props: NextStepPanelProps) {
  const { request, reader, moves, milestones, action, isActionFirst, end } = props;
  const t = useTexts('requests');
  const payment = usePaymentText(request, milestones);
  const stepTitle = useStepTitle();
  const { icon } = requestStatusLooks[request.status];
  const openClaim = request.claim?.closed_at === null ? request.claim : null;
  const step = nextStep({ ...request, isClaimed: openClaim !== null }, reader);
  if (isRejected(request.status)) return <ClosedPanel request={request} />;
  if (!step) return null;
  const { onward, make } = moves;
  const isClaim = step.name === 'claim';
  const matter = matterOf(request);
  const isStatus = !isClaim && !matter;
  const since = isClaim
    ? openClaim?.date
    : matter
      ? sinceOf(matter, request, reader)
      : (handedOverOn(step.name, request, milestones) ?? request.stages.find(({ phase }) => phase === 'doing')?.date);
  // The day of the shipment replaces the time limit of the stage.
  const shipment = step.name === 'partially_paid' ? shipmentDay(milestones) : null;
  const manager = request.broker_manager ? fullName(request.broker_manager) : t('step.manager');
  const unread = request.channels.reduce((sum, channel) => sum + channel.unread, 0);
  const hasHappened = (of: MilestoneView['kind']) => milestones.some(({ kind, happened }) => kind === of && happened);
  const isBalancePaid = hasHappened('balance');
  // Delivered and paid: only the broker's confirmation is left.
  const toClose = step.name === 'shipment_reported' && isBalancePaid && hasHappened('delivered') && toCloseOf(step.key);
  // A request created by a manager for a customer may have a manager before work on it starts.
  const isAssigned = step.name === 'new' && step.key === 'broker' && request.broker_manager !== null;
  const text = () => {
    if (isMatter(step.name)) return t(`step.matters.${matterText(step.name, reader)}.text`, { manager });
    if (step.key === 'onlooker') return t('step.onlooker', { manager });
    if (toClose) return t(`step.toClose.${toClose}.text`, { manager });
    if (isAssigned) return t('step.given', { manager });
    if (step.name === 'claim')
      return t(`step.claim.${step.key === 'customer' ? 'customer' : 'broker'}.text`, { manager });
    return t(`step.${step.name}.${step.key}.text`, { manager, price: offerPrice(request) });
  };
  return (
    <Callout
      tone={step.waitsFor === 'nobody' ? 'success' : 'brand'}
      icon={icon}
      title={toClose ? t(`step.toClose.${toClose}.title`) : stepTitle(step)}
      action={
        isClaim ? undefined : isActionFirst && onward ? (
          <Row>
            {action}
            <OnwardButton onward={onward} make={make} tone="line" />
          </Row>
        ) : onward ? (
          <OnwardButton onward={onward} make={make} />
        ) : (
          action
        )
      }
    >
      <Stack gap={2}>
        <p className={styles.waits}>
          <DotLine>
            {t(`step.waits.${step.waitsFor}`)}
            {since && step.waitsFor !== 'nobody' && <span>{t('step.since', { date: formatDate(since) })}</span>}
            {shipment && <ShipmentTerm {...shipment} isOwn={reader === 'supplier'} />}
            {request.clock && isStatus && !shipment && <StageTerm clock={request.clock} />}
          </DotLine>
        </p>
        <p>{text()}</p>
        {payment && !isClaim && !isBalancePaid && <p className={styles.toPay}>{payment}</p>}
        {unread > 0 && !matter && (
          <p>
            <TextButton onClick={() => openPlace('talk')?.scrollIntoView()}>
              {t('list.unread', { shown: formatNumber(unread) })}
            </TextButton>
          </p>
        )}
        {end && (
          <Row>
            <Button tone="quiet" className={styles.end} hasPopup="dialog" onClick={() => make(end)}>
              {t(`${end.textKey}.action`)}
            </Button>
          </Row>
        )}
      </Stack>
    </Callout>
  );
}

/** Returns the price that the supplier offers, in the reader's currency. */
function offerPrice(request: RequestView): string {
  const { status, offer_price: offer } = request;
  return offer ? convertedPrice(offer, rateOf(status, offer), subjectCount(request)?.value ?? null).main : '';
}

/** Returns since when a matter waits, as far as the page knows. */
function sinceOf(matter: Matter, { channels }: RequestView, reader: Reader): string | null | undefined {
  if (matter === 'question') return channels.find(({ asked }) => asked === reader)?.asked_at;
  return matter === 'message' ? channels.find(({ unread }) => unread > 0)?.last_at : undefined;
}

const toCloseOf = (key: 'customer' | 'broker' | 'supplier' | 'onlooker') => (key === 'broker' ? 'broker' : 'others');

const reportOf = { advance_reported: 'advance', shipment_reported: 'shipped' } as const;

/**
 * Returns the day of the offer or the report that handed a step over to the broker, or undefined for other steps and for
 * readers who do not know it.
 */
function handedOverOn(
  step: StepName,
  { sent_offers: offers }: RequestView,
  milestones: readonly MilestoneView[],
): string | null | undefined {
  if (step === 'offers_given') return offers[0]?.date;
  const kind = step === 'advance_reported' || step === 'shipment_reported' ? reportOf[step] : undefined;
  return milestones.find((milestone) => milestone.kind === kind)?.happened;
}

interface OnwardButtonProps extends Pick<RequestTransitions, 'make'> {
  onward: NonNullable<RequestTransitions['onward']>;
  /** `line` beside another main button. */
  tone?: 'main' | 'line';
}

/** The single button for the next step. */
export function OnwardButton({ onward, make, tone = 'main' }: OnwardButtonProps) {
  const t = useTexts('requests');
  return (
    <Button tone={tone} size="large" hasPopup="dialog" onClick={() => make(onward)}>
      {t(`${onward.textKey}.action`)}
    </Button>
  );
}

/** Shows the reason and the comment of a rejected request. */
function ClosedPanel({ request: { status, reject_reason, reject_comment } }: { request: RequestView }) {
  const statusTexts = useTexts('statuses');
  return (
    <Callout tone="danger" icon={requestStatusLooks[status].icon} title={statusTexts(`request.${status}`)}>
      {reject_reason && <Text>{statusTexts(`rejectReason.${reject_reason}`)}</Text>}
      {reject_comment && <p className={styles.quote}>{reject_comment}</p>}
    </Callout>
  );
}
