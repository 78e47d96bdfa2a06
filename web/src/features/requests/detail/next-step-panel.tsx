import type { MilestoneView, RequestView } from '@setu/contract';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../i18n/formats';
import { companyName, fullName } from '../../../i18n/names';
import { formatDayNear } from '../../../i18n/relative-time';
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
import { invitedOf, isRejected, type Matter, matterOf, nextStep, type StepName } from '../model/next-step';
import { useReasonText } from '../model/reject-reasons';
import { rateOf } from '../model/request-prices';
import type { Reader } from '../model/side';
import { preferredOffer, specialStep } from '../model/special-step';
import { usePriceTerms } from '../model/use-price-terms';
import { useOwnStatusName } from '../model/use-status-name';
import { isMatter, matterText, useStepTitle } from '../model/use-step-title';
import { useComparedOffers } from '../offers/use-compared-offers';
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
  /** Whether `action` may have several buttons. */
  isActionWide?: boolean;
  /** Whether `action` comes before the transition to the next stage. */
  isActionFirst?: boolean;
  /** The transition that ends the request, as a quiet button. */
  end?: RequestTransitions['end'];
}

/** Shows who waits for whom, and the single button for the next step. */
export function NextStepPanel(props: NextStepPanelProps) {
  const { request, reader, moves, milestones, action, isActionWide = false, isActionFirst, end } = props;
  const t = useTexts('requests');
  const payment = usePaymentText(request, milestones);
  const terms = usePriceTerms(request);
  const stepTitle = useStepTitle();
  const offers = useComparedOffers(request, reader);
  const { icon } = requestStatusLooks[request.status];
  const openClaim = request.claim?.closed_at === null ? request.claim : null;
  const step = nextStep({ ...request, isClaimed: openClaim !== null }, reader);
  if (isRejected(request.status)) return <ClosedPanel request={request} reader={reader} />;
  if (!step) return null;
  const { onward, make } = moves;
  const isClaim = step.name === 'claim';
  const matter = matterOf(request);
  const special = specialStep(step, request, { milestones, offers });
  const mustPayBalance = special === 'payBalance' || special === 'payLateBalance';
  // The broker's time limit of the stage is not the customer's for the balance.
  const isStatus = !isClaim && !matter && !mustPayBalance;
  const since = isClaim
    ? openClaim?.date
    : matter
      ? sinceOf(matter, request, reader)
      : (handedOverOn(step.name, request, milestones) ??
        (invitedOf(request, reader) ? null : request.stages.find(({ phase }) => phase === 'doing')?.date));
  // The day of the shipment replaces the time limit of the stage.
  const shipment = step.name === 'partially_paid' ? shipmentDay(milestones) : null;
  const manager = request.broker_manager ? fullName(request.broker_manager) : t('step.manager');
  const unread = request.channels.reduce((sum, channel) => sum + channel.unread, 0);
  const isBalancePaid = milestones.some(({ kind, happened }) => kind === 'balance' && happened);
  const preferred = preferredOffer(offers);
  const offerValues = {
    supplier: preferred?.supplier ? companyName(preferred.supplier.short_name) : '',
    offer: formatNumber(preferred?.number ?? 0),
  };
  // A request created by a manager for a customer may have a manager before work on it starts.
  const isAssigned = step.name === 'new' && step.key === 'broker' && request.broker_manager !== null;
  const text = () => {
    if (isMatter(step.name)) return t(`step.matters.${matterText(step.name, reader)}.text`, { manager });
    if (step.key === 'onlooker') return t('step.onlooker', { manager });
    if (special) return t(`step.special.${special}.text`, { manager, ...offerValues });
    if (isAssigned) return t('step.given', { manager });
    if (step.name === 'claim')
      return t(`step.claim.${step.key === 'customer' ? 'customer' : 'broker'}.text`, { manager });
    return t(`step.${step.name}.${step.key}.text`, { manager, price: offerPrice(request) });
  };
  const waitsFor = mustPayBalance ? 'you' : step.waitsFor;
  const isPair = Boolean(isActionFirst && onward && action);
  const buttons = isClaim ? null : isActionFirst && onward ? (
    <>
      {action}
      <OnwardButton onward={onward} make={make} tone="line" />
    </>
  ) : onward ? (
    <OnwardButton onward={onward} make={make} />
  ) : (
    action
  );
  // Several buttons leave no room for the text beside them.
  const isBelow = isPair || isActionWide;
  return (
    <Callout
      tone={step.waitsFor === 'nobody' ? 'success' : 'brand'}
      icon={icon}
      title={special ? t(`step.special.${special}.title`, offerValues) : stepTitle(step)}
      action={isBelow ? undefined : buttons}
    >
      <Stack gap={2}>
        <p className={styles.waits}>
          <DotLine>
            {t(`step.waits.${waitsFor}`)}
            {since && step.waitsFor !== 'nobody' && <span>{t('step.since', { date: formatDayNear(since) })}</span>}
            {shipment && <ShipmentTerm {...shipment} isOwn={reader === 'supplier'} />}
            {request.clock && isStatus && !shipment && <StageTerm clock={request.clock} />}
          </DotLine>
        </p>
        <p>{text()}</p>
        {reader === 'customer' && step.name === 'offer_received' && terms.length > 0 && (
          <p>
            <DotLine>{terms}</DotLine>
          </p>
        )}
        {payment && !isClaim && !isBalancePaid && <p className={styles.toPay}>{payment}</p>}
        {unread > 0 && !matter && (
          <p>
            <TextButton onClick={() => openPlace('talk')?.scrollIntoView()}>
              {t('list.unread', { shown: formatNumber(unread) })}
            </TextButton>
          </p>
        )}
        {isBelow && buttons && <Row>{buttons}</Row>}
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
function ClosedPanel({ request, reader }: { request: RequestView; reader: Reader }) {
  const { status, reject_reason, reject_comment } = request;
  const reasonText = useReasonText();
  const statusName = useOwnStatusName(reader);
  return (
    <Callout tone="danger" icon={requestStatusLooks[status].icon} title={statusName(status)}>
      {reject_reason && <Text>{reasonText(reject_reason, status)}</Text>}
      {reject_comment && <p className={styles.quote}>{reject_comment}</p>}
    </Callout>
  );
}
