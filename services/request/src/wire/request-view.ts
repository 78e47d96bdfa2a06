import { inr } from '@setu/kit/core';
import type { Actor } from '@setu/proto/common';
import type * as wire from '@setu/proto/request/view';
import {
  wireMoveField,
  wireRequestKind,
  wireRequestStatus,
  wireStagePhase,
  wireWaitingReason,
} from '@setu/proto/wire-words';
import { destinationOf } from '../offers/domain/offer.js';
import { availableTransitions } from '../requests/domain/available-transitions.js';
import { areIntroduced } from '../requests/domain/identities.js';
import type { Request, StatusEvent } from '../requests/domain/request.js';
import { permissionsOf, relationOf } from '../requests/domain/rights.js';
import { stages } from '../requests/domain/stages.js';
import { mayReadFiles } from '../requests/domain/transition-files.js';
import type { Stores } from '../store/index.js';
import { channelViews } from './channel-view.js';
import { claimPart } from './claim-view.js';
import { conditionView } from './condition-view.js';
import { customerAmount } from './customer-amount.js';
import { type Gathered, gather } from './gather-view.js';
import { type Shown, shownTo } from './identities-view.js';
import { offerHistory } from './offer-history.js';
import { withOwnOffers } from './own-offers.js';
import { type QueryRunner, sequentially } from './query-runner.js';
import { asReceived } from './received.js';
import { amount, companyRef, isoTimestamp, personRef } from './refs.js';
import { readSamples, samplePart } from './sample-view.js';
import { turnsFor } from './sla-timer-view.js';
import { visibleTo } from './visible-to.js';
import { waitingIn } from './waiting-view.js';
import { incoTermOrNone, reasonOrNone, sideOrNone, statusOrNone } from './wire-values.js';

/**
 * Returns the page of a request that the actor may see, limited to what the actor may know. `run` works as in
 * `gather`.
 */
export async function viewRequest(
  stores: Stores,
  actor: Actor,
  request: Request,
  { now, run = sequentially }: { now: Date; run?: QueryRunner },
): Promise<wire.RequestView> {
  const [complete, channels, claims, sampled, turnOf, waiting, offers] = await run(
    () => gather(stores, request, run),
    () => channelViews(stores, actor, [request]),
    () => claimPart(stores, actor, request),
    () => readSamples(stores, actor, request),
    () => turnsFor(stores, actor, [request]),
    () => waitingIn(stores, actor, { ids: [request.id], now }),
    () => offerHistory(stores, actor, request),
  );
  const visible = await withOwnOffers(stores, actor, [visibleTo(actor, complete)]);
  const [gathered = complete] = await asReceived(stores, actor, visible);
  const { supplierCompanyId } = gathered.request;
  const shown = shownTo(actor, gathered, areIntroduced(gathered.history));
  const { clock, waitsFor } = turnOf(request);
  return {
    ...listed(actor, gathered, shown),
    version: request.version,
    author: shown.person(request.authorUserId, 'draft'),
    // No request page shows the supplier's INN.
    supplier: withoutInn(companyRef(supplierCompanyId, gathered.companies)),
    stages: stagesOf(gathered),
    clock,
    waitsFor: relationOf(actor, request) === 'past' ? sideOrNone(undefined) : waitsFor,
    waiting: (waiting.get(request.id) ?? []).map(({ reason }) => wireWaitingReason(reason)),
    draft: gathered.drafting && draftState(gathered.drafting),
    channels: channels.get(request.id) ?? [],
    offerTerms: actor.companyType === 'supplier' ? undefined : offerTermsOf(gathered),
    ...offers,
    ...claims,
    ...samplePart(actor, complete, sampled),
  };
}

/** Returns the form for lists of a request that the actor may see. */
export const listedView = (actor: Actor, gathered: Gathered): ReturnType<typeof listed> =>
  listed(actor, gathered, shownTo(actor, gathered, areIntroduced(gathered.history)));

const listed = (actor: Actor, gathered: Gathered, shown: Shown) => ({
  ...head(gathered, shown),
  ...prices(gathered, shown),
  ...course(actor, gathered, shown),
  condition: conditionView(gathered, shown),
  permissions: permissionsOf(actor, gathered.request),
  moves: availableTransitions(actor, gathered.request).map(({ status, needs, accepts, confirm }) => ({
    status: wireRequestStatus(status),
    needs: needs.map(wireMoveField),
    accepts: accepts.map(wireMoveField),
    confirm,
  })),
});

const head = ({ request, people }: Gathered, { customer, customerContact }: Shown) => ({
  id: request.id,
  kind: wireRequestKind(request.kind),
  numericHash: request.publication?.numericHash ?? '',
  status: wireRequestStatus(request.status),
  createdAt: isoTimestamp(request.createdAt),
  publishedAt: isoTimestamp(request.publication?.at),
  brokerManager: personRef(request.brokerManagerId, people),
  customer,
  contact: customerContact,
  isCreatedByBroker: request.isCreatedByBroker,
});

const withoutInn = (company: wire.CompanyCopy | undefined) => company && { ...company, inn: '' };

const prices = ({ request, condition, offer, contract }: Gathered, { knowsTerms }: Shown) => ({
  customerPrice:
    knowsTerms || request.kind === 'rfc'
      ? customerAmount(request.customerPrice, condition, request.publication?.rate)
      : undefined,
  offerPrice: offer && amount(inr(offer.priceMinor), offer.rate),
  contractPrice: contract && amount(inr(contract.priceMinor), contract.rate),
  contractNumber: contract?.number ?? '',
  contractDate: contract?.signedOn ?? '',
});

const offerTermsOf = ({ offer }: Gathered): wire.PriceTerms | undefined =>
  offer?.terms && {
    leadDays: offer.terms.leadDays,
    validUntil: offer.terms.validUntil,
    incoTerm: incoTermOrNone(offer.terms.incoTerm),
    incoPlace: destinationOf(offer.terms),
  };

const paymentView = (payment: StatusEvent['payment']) =>
  payment && { amount: payment.money, dueOn: payment.dueOn ?? '' };

const course = (actor: Actor, { request, history }: Gathered, { person, knowsTerms }: Shown) => {
  const rejection = history.at(-1)?.rejection;
  return {
    rejectReason: reasonOrNone(rejection?.reason),
    rejectComment: rejection?.comment ?? '',
    history: history.map((event, place) => ({
      status: wireRequestStatus(event.status),
      at: isoTimestamp(event.at),
      by: person(event.byUserId, event.status),
      acting: person(event.actingUserId, event.status),
      reason: reasonOrNone(event.rejection?.reason),
      comment: event.rejection?.comment ?? '',
      // Suppliers see payments only from the contract on.
      payment: knowsTerms || areIntroduced([event]) ? paymentView(event.payment) : undefined,
      files: mayReadFiles(actor, {
        status: event.status,
        introduced: areIntroduced(history.slice(0, place + 1)),
        supplierCompanyId: request.supplierCompanyId,
      })
        ? [...event.files]
        : [],
    })),
  };
};

const stagesOf = ({ request, history }: Gathered): wire.Stage[] =>
  stages(request.status, history).map(({ status, date, phase, next }) => ({
    status: wireRequestStatus(status),
    date: isoTimestamp(date),
    phase: wireStagePhase(phase),
    next: statusOrNone(next),
  }));

const draftState = ({ draft, duplicate }: NonNullable<Gathered['drafting']>): wire.DraftState => ({
  editor: draft.editor,
  seq: draft.seq,
  savedAt: isoTimestamp(draft.savedAt),
  openTwinId: duplicate?.id ?? '',
  openTwinNumber: duplicate?.numericHash ?? '',
  customer: draft.customer,
});
