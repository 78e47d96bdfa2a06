import type {
  InvitationNoteView,
  OpenMoveView,
  RequestContactView,
  RequestPriceView,
  RequestRowView,
  RequestView,
  RouteView,
  SentOfferView,
  StageView,
  StatusEventView,
} from '@setu/contract';
import { internal } from '@setu/kit/core';
import type { RequestRow } from '@setu/proto/request/requests';
import type * as wire from '@setu/proto/request/view';
import {
  companyTypeWord,
  declineReasonWord,
  incoTermWord,
  invitationStepWord,
  milestoneKindWord,
  moveFieldWord,
  rejectReasonWord,
  requestStatusWord,
  stagePhaseWord,
  waitingReasonWord,
} from '@setu/proto/wire-words';
import type { WaitingReason } from '@setu/proto/words';
import type { Language } from '../language/locale.js';
import { claimPart } from './claim.js';
import { permissionNames } from './company.js';
import { conditionView, countView, listedConditionView } from './condition.js';
import { typedOrderView } from './customer.js';
import { fileView, pictureOrNull } from './file.js';
import { channelView, conversationMark } from './message.js';
import { major, moneyView, storedRateView } from './money.js';
import { personOrNull, personView } from './person.js';
import { kindNameOf, statusNameOf as statusOf } from './request-names.js';
import { requestPlaceRoute, requestRoute } from './request-route.js';
import { samplePart } from './sample.js';
import { taskPlace } from './task-place.js';
import { textOrNull, textsIn } from './text.js';
import { typedDescriptionView } from './typed-description.js';

const statusOrNull = (status: wire.Stage['next']) => requestStatusWord(status) ?? null;
const reasonOrNull = (reason: wire.StatusEvent['reason']) => rejectReasonWord(reason) ?? null;

const companyName = (company: wire.CompanyCopy) => ({
  id: company.id,
  short_name: company.shortName,
  inn: textOrNull(company.inn),
});

export const stageView = (stage: wire.Stage): StageView => ({
  status: statusOf(stage.status),
  date: textOrNull(stage.date),
  phase: stagePhaseWord(stage.phase) ?? 'todo',
  next: statusOrNull(stage.next),
});

const paymentView = (payment: wire.StatusEvent['payment']): StatusEventView['payment'] => {
  const money = moneyView(payment?.amount);
  return money && { amount: money.value, currency: money.currency, due: textOrNull(payment?.dueOn ?? '') };
};

export const statusEventView = (event: wire.StatusEvent): StatusEventView => ({
  status: statusOf(event.status),
  date: event.at,
  by: personOrNull(event.by),
  acting: personOrNull(event.acting),
  reason: reasonOrNull(event.reason),
  comment: event.comment,
  payment: paymentView(event.payment),
  files: event.files.map(fileView),
});

const sentOfferView = ({ at, supplier, by, acting }: wire.SentOffer): SentOfferView => ({
  date: at,
  supplier: supplier ? companyName(supplier) : null,
  by: personOrNull(by),
  acting: personOrNull(acting),
});

const offerTermsView = (terms: wire.PriceTerms | undefined): RequestView['offer_terms'] =>
  terms
    ? {
        lead_days: terms.leadDays,
        valid_until: terms.validUntil,
        inco_terms: incoTermWord(terms.incoTerm) ?? null,
        inco_place: terms.incoPlace,
      }
    : null;

const invitationNoteView = (note: wire.InvitationNote): InvitationNoteView => {
  const step = invitationStepWord(note.step);
  if (step !== 'invited' && step !== 'declined' && step !== 'shared' && step !== 'preferred')
    throw internal(`unknown note of the history ${step}`);
  return {
    ...{ step, date: note.at, supplier: note.supplier ? companyName(note.supplier) : null },
    offer: note.offerNumber > 0 ? note.offerNumber : null,
    ...{ reason: declineReasonWord(note.declineReason) ?? null, comment: note.declineComment },
  };
};

const authorView = ({ author }: wire.RequestView): RequestView['author'] => {
  if (!author) throw internal('a request without its author');
  return personView(author);
};

const contactView = (contact: wire.RequestContact | undefined): RequestView['contact_info'] =>
  contact ? requestContactView(contact) : null;

export const requestContactView = (contact: wire.RequestContact): RequestContactView => {
  const { name, surname, patronymic, phone, email } = contact;
  return { name, surname, patronymic, phone, email };
};

const draftViews = ({ kind, draft, condition }: wire.RequestView): Pick<RequestView, 'draft' | 'open_twin'> => {
  if (!draft) return { draft: null, open_twin: null };
  const { editor, seq, savedAt, openTwinId, openTwinNumber, customer } = draft;
  return {
    draft: {
      ...{ editor, seq: Number(seq), saved_at: textOrNull(savedAt), count: condition?.count ?? '' },
      description: condition && kindNameOf(kind) === 'rfd' ? typedDescriptionView(condition) : null,
      customer: customer ? typedOrderView(customer) : null,
    },
    open_twin: openTwinId === '' ? null : { id: openTwinId, numeric_hash: openTwinNumber },
  };
};

/** Presents an amount with the rate of its day, or null if there is no amount. */
export const priceView = (price: wire.Amount | undefined): RequestPriceView | null => {
  const money = moneyView(price?.money);
  const stored = storedRateView(price?.rate);
  return (
    money && {
      ...money,
      rate: stored?.value ?? null,
      rate_date: stored?.date ?? null,
      rate_source: stored?.source ?? null,
      ...(price?.upTo && { value_to: major(price.upTo.minor) }),
    }
  );
};

const moveView = ({ status, needs, accepts, confirm }: wire.OpenMove): OpenMoveView => ({
  status: statusOf(status),
  needs: needs.flatMap((field) => moveFieldWord(field) ?? []),
  optional: accepts.flatMap((field) => moveFieldWord(field) ?? []),
  confirm,
});

/** Presents the fields of a request that appear both in lists and on its page. */
const coreView = (request: wire.RequestView | RequestRow) => ({
  id: request.id,
  kind: kindNameOf(request.kind),
  numeric_hash: request.numericHash,
  status: statusOf(request.status),
  created_at: request.createdAt,
  published_at: textOrNull(request.publishedAt),
  broker_manager: personOrNull(request.brokerManager),
  customer: request.customer ? companyName(request.customer) : null,
  contact_info: contactView(request.contact),
  customer_price: priceView(request.customerPrice),
  offer_price: priceView(request.offerPrice),
  contract_price: priceView(request.contractPrice),
  is_created_by_broker: request.isCreatedByBroker,
  reject_reason: reasonOrNull(request.rejectReason),
  reject_comment: request.rejectComment,
  permissions: permissionNames(request.permissions),
  moves: request.moves.map(moveView),
});

const reasonsOf = ({ waiting }: Pick<RequestRow, 'waiting'>) =>
  waiting.flatMap((reason) => waitingReasonWord(reason) ?? []);

const clockView = (clock: RequestRow['clock']): RequestRowView['clock'] =>
  clock ? { due_at: clock.dueAt, waits_for: companyTypeWord(clock.waitsFor) ?? null } : null;

/** Presents a request for its page, with the fields that the request service knows. */
export const requestView = (request: wire.RequestView, language: Language): Omit<RequestView, 'manager_contact'> => {
  const condition = conditionView(request, language);
  return {
    ...coreView(request),
    version: request.version,
    author: authorView(request),
    supplier: request.supplier && request.supplier.id !== '' ? companyName(request.supplier) : null,
    last_customer_condition: condition,
    last_customer_published_condition: request.publishedAt === '' ? null : condition,
    status_events: request.history.map(statusEventView),
    sent_offers: request.sentOffers.map(sentOfferView),
    offer_terms: offerTermsView(request.offerTerms),
    contract_number: request.contractNumber,
    contract_date: textOrNull(request.contractDate),
    invitation_notes: request.invitationNotes.map(invitationNoteView),
    stages: request.stages.map(stageView),
    waits_for: companyTypeWord(request.waitsFor) ?? null,
    waiting: reasonsOf(request),
    clock: clockView(request.clock),
    channels: request.channels.map(channelView),
    ...claimPart(request),
    ...samplePart(request),
    ...draftViews(request),
  };
};

/** Returns the conversation in which the first thing that waits for the reader is, or an empty text. */
const channelOf = (reason: WaitingReason, channels: RequestRow['channels'], companyType: string): string => {
  if (reason !== 'question' && reason !== 'message') return '';
  const isOf = ({ asked, unread }: RequestRow['channels'][number]) =>
    reason === 'question' ? companyTypeWord(asked) === companyType : unread > 0;
  return channels.find(isOf)?.channel ?? '';
};

/** Returns the place where the reader does what waits for them first, or null if nothing waits. */
const waitingRoute = (row: RequestRow, companyType: string): RouteView | null => {
  const [reason] = reasonsOf(row);
  const status = statusOf(row.status);
  if (reason === undefined) return null;
  if (status === 'draft') return requestRoute({ id: row.id, status }, companyType);
  const channel = channelOf(reason, row.channels, companyType);
  return requestPlaceRoute(row.id, companyType, taskPlace({ reason, channel, status }, companyType));
};

const overdueView = (overdue: RequestRow['overdue']): RequestRowView['overdue'] => {
  const milestone = overdue && milestoneKindWord(overdue.milestone);
  return milestone ? { milestone, since: overdue.since } : null;
};

const payBy = ({ history }: RequestRow): string | null => {
  const contract = history.findLast(({ status }) => statusOf(status) === 'contracted');
  return contract?.payment?.dueOn || null;
};

/** Presents a request in a list, with the page that it opens for a user of that type of company. */
export const requestRowView = (
  row: RequestRow,
  reader: { language: Language; companyType: string },
): RequestRowView => {
  const condition = listedConditionView(row, reader.language);
  return {
    ...coreView(row),
    last_customer_condition: condition,
    last_customer_published_condition: row.publishedAt === '' ? null : condition,
    status_events: row.history.map(({ status, at }) => ({ status: statusOf(status), date: at })),
    status_at: row.statusAt,
    ...textsIn(reader.language, { name: row.name, unit: row.unit }),
    count: countView(row.count),
    picture: pictureOrNull(row.pictureId, row.condition?.card?.card?.pictureColors[row.pictureId]),
    total_price: priceView(row.totalPrice),
    conversation: conversationMark(row.channels, reader.companyType),
    claimed: row.claimed,
    clock: clockView(row.clock),
    overdue: overdueView(row.overdue),
    waits_for: companyTypeWord(row.waitsFor) ?? null,
    waiting: reasonsOf(row),
    waiting_route: waitingRoute(row, reader.companyType),
    pay_by: payBy(row),
    ship_by: textOrNull(row.shipBy),
    route: requestRoute({ id: row.id, status: statusOf(row.status) }, reader.companyType),
  };
};
