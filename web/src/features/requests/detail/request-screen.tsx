import type { RequestView } from '@setu/contract';
import { lazy, Suspense } from 'react';
import { formatDate } from '../../../i18n/formats';
import { withTexts } from '../../../i18n/load-texts';
import { companyName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { useSession, useUser } from '../../../session/use-session';
import { IconBuildingStore, IconCalendar, IconPackage, IconUsers } from '../../../ui/icon/icons';
import { Columns, Stack } from '../../../ui/layout/layout';
import { useIsPhone } from '../../../ui/media/use-is-phone';
import { BackLink } from '../../../ui/page/back-link';
import { Page } from '../../../ui/page/page';
import { PageHeader } from '../../../ui/page/page-header';
import { Place } from '../../../ui/page/place';
import { RequestProgress } from '../../../ui/request-progress/request-progress';
import { RequestStatusChip } from '../../../ui/status/status-chip';
import { ClaimChip } from '../claims/claim-chip';
import { useMilestones } from '../milestones/use-milestones';
import { isBrokerLate } from '../model/is-broker-late';
import { hasOfferToDecide, matterOf } from '../model/next-step';
import { shownStages } from '../model/shown-stages';
import { readerOf, type Side, toRequestList } from '../model/side';
import { balanceBeforeShipment, milestoneToMark } from '../model/unmarked';
import { useStageName } from '../model/use-stage-name';
import { useStatusName } from '../model/use-status-name';
import { RequestOffers } from '../offers/request-offers';
import { useIsOfferExpected } from '../offers/use-is-offer-expected';
import { useRequestTransitions } from '../transitions/use-request-transitions';
import styles from './detail.module.css';
import { MatterButton } from './matter-button';
import { MilestoneButton } from './milestone-button';
import { NextStepPanel, OnwardButton } from './next-step-panel';
import { PaymentActions } from './payment-actions';
import { PeoplePanels } from './people-panels';
import { PricesPanel } from './prices-panel';
import { isSigned, RequestActions } from './request-actions';
import { RequestAttachments } from './request-attachments';
import { RequestHistory } from './request-history';
import { RequestLines } from './request-lines';
import { RequestParts } from './request-parts';
import { PanelSkeleton } from './request-skeleton';
import { Subject } from './subject';
import { ToPartButton } from './to-part-button';

const load = withTexts(['conversation'], () => import('../conversation/request-conversation'));
const RequestConversation = lazy(async () => ({ default: (await load()).RequestConversation }));
const loadLanded = withTexts(['landed', 'fields'], () => import('../landed/request-landed'));
const RequestLanded = lazy(async () => ({ default: (await loadLanded()).RequestLanded }));
// Most requests are viewed before a contract, so the panels of later stages load separately.
const MilestonesPanel = lazy(async () => ({
  default: (await import('../milestones/milestones-panel')).MilestonesPanel,
}));
const DocumentsPanel = lazy(async () => ({ default: (await import('../documents/documents-panel')).DocumentsPanel }));
const StatusShortcut = lazy(async () => ({ default: (await import('./status-shortcut')).StatusShortcut }));
const loadSample = withTexts(['samples'], () => import('../samples/sample-panel'));
const SamplePanel = lazy(async () => ({ default: (await loadSample()).SamplePanel }));
const ClaimPanel = lazy(async () => ({ default: (await import('../claims/claim-panel')).ClaimPanel }));

interface RequestScreenProps {
  request: RequestView;
  side: Side;
  /** Loads the current request. */
  reload: () => Promise<RequestView | undefined>;
}

/**
 * Shows the page of one request: progress, next step, rows, comment and history, with prices and people at the side.
 */
export function RequestScreen({ request, side, reload }: RequestScreenProps) {
  const t = useTexts('requests');
  const type = useUser()?.company.type;
  const { development } = useSession();
  const reader = readerOf(side, type);
  const statusName = useStatusName(reader);
  const stageName = useStageName(request, reader);
  const milestones = useMilestones(request);
  const moves = useRequestTransitions({ request, reader, milestones: milestones.list, reload });
  const isPhone = useIsPhone();
  const { onward } = moves;
  const balance =
    reader === 'customer' &&
    request.status === 'partially_paid' &&
    !matterOf(request) &&
    request.claim?.closed_at !== null
      ? balanceBeforeShipment(request, milestones.list)
      : undefined;
  const mustPay = reader === 'customer' && request.status === 'contracted' && request.waits_for === 'customer';
  const due = mustPay ? 'advance' : balance && 'balance';
  const payment = due && (
    <PaymentActions request={request} kind={due} milestones={milestones.list} reload={milestones.reload} />
  );
  // The form of the offer has the main button of the page. A phone always shows this one.
  const quote = useIsOfferExpected(request, reader) && (
    <ToPartButton part="offers" tone={isPhone ? 'main' : 'line'}>
      {t('step.toOffer')}
    </ToPartButton>
  );
  // An offer sent in the system needs no recording: the manager chooses it where the offers are compared.
  const toOffers = reader === 'broker' && onward && hasOfferToDecide(request) && (
    <ToPartButton part="offers" tone="main">
      {t('step.toOffers')}
    </ToPartButton>
  );
  const reminder = isBrokerLate(request, reader, new Date()) && (
    <ToPartButton part="talk" tone="line">
      {t('step.remind')}
    </ToPartButton>
  );
  const matter = matterOf(request);
  // Until the goods are delivered, their next milestone comes before completing the request.
  const isDelivering = onward?.status === 'completed' && !matter && request.claim?.closed_at !== null;
  const next = isDelivering ? milestoneToMark(request, milestones.list) : undefined;
  const report = next && <MilestoneButton request={request} milestone={next} milestones={milestones} />;
  const isOffered = reader === 'customer' && request.status === 'offer_received';
  const reply = isOffered && request.channels.some(({ may_write: mayWrite }) => mayWrite) && (
    <ToPartButton part="talk" tone="line">
      {t('step.reply')}
    </ToPartButton>
  );
  // A matter that waits for the reader has the button of the next step. The status waits for somebody else.
  const way = matter ? (
    <MatterButton matter={matter} status={request.status} reader={reader} />
  ) : (
    payment || quote || report || toOffers || reminder || reply
  );
  // The transition is then a quiet button beside the main one.
  const isActionFirst = Boolean(matter || report || toOffers);
  const hasAction = Boolean(onward || way);
  const title = t('detail.heading', { number: request.numeric_hash });
  // A phone has the end of a request that is not signed yet in the box of the next step.
  const endInBox = isPhone && !isSigned(request) ? moves.end : undefined;
  const actions = <RequestActions request={request} moves={endInBox ? { ...moves, end: undefined } : moves} />;
  const people = <PeoplePanels request={request} reader={reader} />;
  const partner = reader === 'customer' ? request.supplier : request.customer;
  const stages = shownStages(request, reader).map(({ status: stage, phase, date }) => ({
    id: stage,
    label: stageName(stage),
    phase,
    note: date ? formatDate(date) : undefined,
  }));
  return (
    <Page title={title}>
      <PageHeader
        back={
          <BackLink to={toRequestList(reader, request.kind)}>
            {t(reader === 'supplier' ? 'list.supplier.title' : `list.${request.kind}.title`)}
          </BackLink>
        }
        title={title}
        status={
          <>
            <RequestStatusChip status={request.status} label={statusName(request)} />
            {request.claim?.closed_at === null && <ClaimChip />}
          </>
        }
        meta={[
          { icon: IconPackage, text: <Subject request={request} /> },
          ...(request.published_at
            ? [
                {
                  icon: IconCalendar,
                  text: t(reader === 'supplier' ? 'detail.received' : 'detail.published', {
                    date: formatDate(request.published_at),
                  }),
                },
              ]
            : []),
          ...(request.is_created_by_broker ? [{ icon: IconUsers, text: t('detail.madeByBroker') }] : []),
          ...(partner?.short_name ? [{ icon: IconBuildingStore, text: companyName(partner.short_name) }] : []),
        ]}
        actions={!isPhone && actions}
      />
      <Stack gap={4}>
        {isPhone && <RequestParts request={request} />}
        {stages.length > 0 && <RequestProgress stages={stages} />}
        <Columns>
          <Stack gap={4}>
            <NextStepPanel
              request={request}
              reader={reader}
              moves={isPhone && !isActionFirst ? { ...moves, onward: undefined } : moves}
              milestones={milestones.list}
              action={!isPhone && way}
              isActionWide={!isPhone && !matter && Boolean(payment)}
              isActionFirst={isActionFirst}
              end={endInBox}
            />
            <Place name="claim">
              <Suspense>{(request.claim || request.may_claim) && <ClaimPanel request={request} />}</Suspense>
            </Place>
            <Place name="sample">
              <Suspense>{(request.sample || request.may_ask_sample) && <SamplePanel request={request} />}</Suspense>
            </Place>
            <Place name="milestones">
              <Suspense>
                {milestones.list.length > 0 && (
                  <MilestonesPanel
                    request={request}
                    milestones={milestones.list}
                    next={next ?? balance}
                    reload={milestones.reload}
                  />
                )}
              </Suspense>
            </Place>
            <RequestLines request={request} reader={reader} />
            {isPhone && people}
            <RequestAttachments request={request} />
            <Place name="offers">
              <RequestOffers request={request} reader={reader} />
            </Place>
            <Place name="landed">
              {reader !== 'supplier' && (
                <Suspense fallback={<PanelSkeleton />}>
                  <RequestLanded request={request} />
                </Suspense>
              )}
            </Place>
            <Place name="talk">
              {request.channels.length > 0 && (
                <Suspense fallback={<PanelSkeleton />}>
                  <RequestConversation request={request} reader={reader} />
                </Suspense>
              )}
            </Place>
            <Place name="papers">
              <DocumentsPanel requestId={request.id} />
            </Place>
            <Place name="history">
              <RequestHistory request={request} reader={reader} milestones={milestones.list} />
            </Place>
          </Stack>
          <Stack gap={4}>
            <PricesPanel request={request} reader={reader} />
            {!isPhone && people}
            <Suspense>
              {development && request.permissions.includes('manage') && <StatusShortcut request={request} />}
            </Suspense>
            {isPhone && actions}
          </Stack>
        </Columns>
        {isPhone && hasAction && (
          <div className={styles.bar}>
            {onward && !isActionFirst ? <OnwardButton onward={onward} make={moves.make} /> : way}
          </div>
        )}
      </Stack>
    </Page>
  );
}
