import type { NewEvent } from '@setu/kit/events';
import type { EstimateGoodsRequest, LandedPrice } from '@setu/proto/catalogue/landed_prices';
import * as wire from '@setu/proto/request/events';
import * as wireFiles from '@setu/proto/request/move_files';
import { DeclineReason, RejectReason, SampleVerdict } from '@setu/proto/request/words';
import {
  wireCompanyType,
  wireDeclineReason,
  wireInvitationState,
  wireInvitationStep,
  wireMilestoneKind,
  wirePaperKind,
  wireRejectReason,
  wireRequestKind,
  wireRequestStatus,
  wireSampleState,
  wireSampleVerdict,
} from '@setu/proto/wire-words';
import type { CompanyType } from '@setu/proto/words';
import type { Claim } from './claims/domain/claim.js';
import type { AttachedFile } from './conditions/domain/condition.js';
import type { RequestDocument } from './documents/domain/document.js';
import type { InvitationTransition } from './invitations/domain/invitation.js';
import type { Message } from './messages/domain/message.js';
import type { Milestone } from './milestones/domain/milestone.js';
import { seeingSupplier } from './requests/domain/invitee.js';
import type { Status } from './requests/domain/lifecycle.js';
import type { Rejection } from './requests/domain/rejection.js';
import type { Request } from './requests/domain/request.js';
import type { Sample } from './samples/domain/sample.js';

/** The details of a publication that its event reports. */
export type PublicationDetails = Pick<
  wire.RequestPublished,
  'customerName' | 'withQuestion' | 'count' | 'unit' | 'terms'
>;

/** Returns the event that a request was published. */
export function requestPublished(request: Request, details: PublicationDetails): NewEvent {
  const { isCreatedByBroker, brokerManagerId = '', skuId = '' } = request;
  const beginning = { ...details, isCreatedByBroker, brokerManagerId, skuId };
  const payload = wire.RequestPublished.encode({ ...head(request), ...parties(request), ...beginning }).finish();
  return { subject: 'setu.request.request.published', aggregateId: request.id, payload };
}

/** Returns the event that a user of a company put a card into the cart. */
export function cartAdded(skuId: string, companyId: string): NewEvent {
  const payload = wire.CartAdded.encode({ skuId, companyId }).finish();
  return { subject: 'setu.request.cart.added', aggregateId: skuId, payload };
}

/** The details of a transition that its event reports. */
export interface TransitionDetails {
  from: Status;
  rejection: Rejection | undefined;
  customerName: string;
  supplierSees: boolean;
  /** Whether this transition made the request visible to its supplier. */
  supplierIsNew: boolean;
  /** The other suppliers whose invitations were open when the request ended. */
  invitedCompanyIds: string[];
  terms: wire.ReportedTerms | undefined;
  /** YYYY-MM-DD. */
  claimUntil: string;
  /** Whether the customer had seen an offer before the request was sent to a supplier. */
  offerShown: boolean;
}

/** Returns the event that a published request changed from `from` to its current status. */
export function requestStatusChanged(request: Request, { from, rejection, ...details }: TransitionDetails): NewEvent {
  const payload = wire.RequestStatusChanged.encode({
    ...{ ...head(request), ...parties(request), ...details },
    ...{ from: wireRequestStatus(from), to: wireRequestStatus(request.status) },
    ...{ brokerManagerId: request.brokerManagerId ?? '', rejectComment: rejection?.comment ?? '' },
    reason: rejection === undefined ? RejectReason.UNSPECIFIED : wireRejectReason(rejection.reason),
  }).finish();
  return { subject: 'setu.request.request.status_changed', aggregateId: request.id, payload };
}

/** Returns the event that a request changed from one manager to another. */
export function requestManagerChanged(request: Request): NewEvent {
  const brokerManagerId = request.brokerManagerId ?? '';
  const payload = wire.RequestManagerChanged.encode({ ...head(request), brokerManagerId }).finish();
  return { subject: 'setu.request.request.manager_changed', aggregateId: request.id, payload };
}

/**
 * Returns the event with the full list of the request's files and who may read them. The list is empty when the request
 * is deleted.
 */
export function filesChanged(request: Request, files: readonly Pick<AttachedFile, 'id'>[]): NewEvent {
  const payload = wire.ConditionFilesChanged.encode({
    requestId: request.id,
    version: request.version,
    fileIds: files.map(({ id }) => id),
    authorUserId: request.authorUserId,
    customerCompanyId: request.customerCompanyId,
    supplierCompanyId: seeingSupplier(request) ?? '',
    published: request.status !== 'draft',
  }).finish();
  return { subject: 'setu.request.condition.files_changed', aggregateId: request.id, payload };
}

/** The owner of a transition's documents and the sides that may read them. */
export interface TransitionFileAccess {
  actor: { userId: string; companyId: string };
  readers: readonly CompanyType[];
}

/** Returns the event that documents were attached to a transition. */
export function transitionFilesAttached(
  request: Request,
  { transitionId, files }: { transitionId: string; files: readonly Pick<AttachedFile, 'id'>[] },
  { actor, readers }: TransitionFileAccess,
): NewEvent {
  const payload = wireFiles.MoveFilesAttached.encode({
    ...{ moveId: transitionId, requestId: request.id, fileIds: files.map(({ id }) => id) },
    ...{ authorUserId: actor.userId, authorCompanyId: actor.companyId },
    customerCompanyId: readers.includes('customer') ? request.customerCompanyId : '',
    supplierCompanyId: readers.includes('supplier') ? (request.supplierCompanyId ?? '') : '',
  }).finish();
  return { subject: 'setu.request.move.files_attached', aggregateId: request.id, payload };
}

/** The files that an invitation makes readable, and its origin. */
export interface InvitationDetails {
  requestFileIds: string[];
  offerFileIds: string[];
  shared: boolean;
  /** Whether a transition of the request caused the change. */
  byMove: boolean;
  terms: wire.ReportedTerms | undefined;
}

/** Returns the event that a supplier's invitation changed. */
export function invitationChanged(
  request: Request,
  { step, invitation }: InvitationTransition,
  details: InvitationDetails,
): NewEvent {
  const { id: invitationId, version, state, supplierCompanyId, decline } = invitation;
  const { brokerManagerId = '', customerCompanyId, authorUserId } = request;
  const payload = wire.InvitationChanged.encode({
    ...head(request),
    ...{ invitationId, version, supplierCompanyId, customerCompanyId, authorUserId, brokerManagerId },
    step: wireInvitationStep(step),
    state: wireInvitationState(state),
    ...details,
    reason: decline === undefined ? DeclineReason.UNSPECIFIED : wireDeclineReason(decline.reason),
  }).finish();
  return { subject: 'setu.request.invitation.changed', aggregateId: request.id, payload };
}

/** The conversation of a message and the brokers' counterpart in it. */
export interface MessagePlace {
  channel: string;
  party: { type: CompanyType; companyId: string; name: string };
  /** Whether the request was created by this message. */
  withRequest: boolean;
}

/** Returns the event that a message was posted. It contains neither the text nor a user's name. */
export function messagePosted(
  request: Request,
  message: Message,
  { channel, party, withRequest }: MessagePlace,
): NewEvent {
  const { version: _, ...about } = head(request);
  const payload = wire.MessagePosted.encode({
    ...about,
    ...{ messageId: message.id, seq: message.seq, asks: message.asks, channel, withRequest },
    side: wireCompanyType(message.side),
    partyCompanyId: party.companyId,
    partyType: wireCompanyType(party.type),
    partyName: party.name,
    brokerManagerId: request.brokerManagerId ?? '',
    authorUserId: message.byUserId,
    ofClaim: message.ofClaim,
    fileIds: message.ofClaim ? [] : message.files.map(({ id }) => id),
  }).finish();
  return { subject: 'setu.request.message.posted', aggregateId: request.id, payload };
}

/** Returns the event that a claim was opened or settled. */
export function claimChanged(request: Request, claim: Claim, customerName: string): NewEvent {
  const payload = wire.ClaimChanged.encode({
    ...{ ...customersHead(request), customerName, claimId: claim.id, closed: claim.settlement !== undefined },
    authorUserId: claim.byUserId,
    fileIds: claim.files.map(({ id }) => id),
  }).finish();
  return { subject: 'setu.request.claim.changed', aggregateId: request.id, payload };
}

/** Returns the event that a side changed a sample. It contains no text, address or user's name. */
export function sampleChanged(
  request: Request,
  { id: sampleId, supplierCompanyId, state, verdict }: Sample,
  { side, customerName, isAddressPassed }: { side: CompanyType; customerName: string; isAddressPassed: boolean },
): NewEvent {
  const payload = wire.SampleChanged.encode({
    ...{ ...customersHead(request), sampleId, supplierCompanyId, customerName },
    state: wireSampleState(state),
    verdict: verdict === undefined ? SampleVerdict.UNSPECIFIED : wireSampleVerdict(verdict),
    ...{ side: wireCompanyType(side), addressPassed: isAddressPassed },
  }).finish();
  return { subject: 'setu.request.sample.changed', aggregateId: request.id, payload };
}

/** The details of a milestone report that its event contains. */
export interface ReportDetails {
  sayingId: string;
  customerName: string;
  corrected: boolean;
  newFiles: readonly Pick<AttachedFile, 'id'>[];
}

/** Returns the event of a milestone report. It leaves out the text of the note. */
export function milestoneReported(
  request: Request,
  milestone: Milestone,
  { newFiles, ...details }: ReportDetails,
): NewEvent {
  const { version: _, ...about } = head(request);
  const { authorUserId: __, ...companies } = parties(request);
  const payload = wire.MilestoneSaid.encode({
    ...{ ...about, ...companies, ...details },
    milestone: wireMilestoneKind(milestone.kind),
    version: milestone.version,
    expectedOn: milestone.expectedOn ?? '',
    happenedOn: milestone.happenedOn ?? '',
    brokerManagerId: request.brokerManagerId ?? '',
    ...{ side: wireCompanyType(milestone.side), authorUserId: milestone.byUserId },
    fileIds: newFiles.map(({ id }) => id),
  }).finish();
  return { subject: 'setu.request.milestone.said', aggregateId: request.id, payload };
}

/** Returns the event that a document is ready for the user who requested it. */
export function documentReady(
  request: Request,
  document: Pick<RequestDocument, 'id' | 'kind' | 'requestedBy'>,
): NewEvent {
  const { version: _version, ...about } = head(request);
  const made = { paperId: document.id, paperKind: wirePaperKind(document.kind), userId: document.requestedBy };
  const payload = wire.PaperMade.encode({ ...about, ...made }).finish();
  return { subject: 'setu.request.paper.made', aggregateId: document.id, payload };
}

/** Returns the event that the document's stored file must be deleted. */
export function documentReplaced(documentId: string, fileId: string): NewEvent {
  const payload = wire.PaperReplaced.encode({ paperId: documentId, fileId }).finish();
  return { subject: 'setu.request.paper.replaced', aggregateId: documentId, payload };
}

/** A version of a landed price for its event. */
export interface MadeEstimate {
  version: number;
  input: EstimateGoodsRequest;
  price: LandedPrice;
  /** The total of the version before, or empty. */
  former: string;
}

/** Returns the event that a request got a version of its landed price. */
export function estimateMade(request: Request, { version, input, price, former }: MadeEstimate): NewEvent {
  const { total, isComplete } = price;
  const made = { version, total, formerTotal: former, isComplete, input };
  const payload = wire.EstimateMade.encode({ ...customersHead(request), ...made }).finish();
  return { subject: 'setu.request.estimate.made', aggregateId: request.id, payload };
}

/** Returns the event that a change of the tables moved the landed price of a request. */
export function estimateMoved(
  request: Request,
  moved: { version: number; totalBefore: string; totalNow: string },
): NewEvent {
  const payload = wire.EstimateMoved.encode({ ...customersHead(request), ...moved }).finish();
  return { subject: 'setu.request.estimate.moved', aggregateId: request.id, payload };
}

/** Describes a request with its customer and its manager. */
const customersHead = (request: Request) => {
  const { version: _, ...about } = head(request);
  const { customerCompanyId, brokerManagerId = '' } = request;
  return { ...about, customerCompanyId, brokerManagerId };
};

const head = ({ id, version, kind, publication, name }: Request) => ({
  requestId: id,
  version,
  kind: wireRequestKind(kind),
  numericHash: publication?.numericHash ?? '',
  name,
});

const parties = ({ customerCompanyId, authorUserId, supplierCompanyId }: Request) => ({
  customerCompanyId,
  authorUserId,
  supplierCompanyId: supplierCompanyId ?? '',
});
