import type { NewEvent } from '@setu/kit/events';
import * as wire from '@setu/proto/request/events';
import * as wireMove from '@setu/proto/request/move_files';
import { DeclineReason, RejectReason } from '@setu/proto/request/words';
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
} from '@setu/proto/wire-words';
import type { CompanyType } from '@setu/proto/words';
import type { Claim } from './claims/domain/claim.js';
import type { AttachedFile } from './conditions/domain/condition.js';
import type { Stepped } from './invitations/domain/invitation.js';
import type { Message } from './messages/domain/message.js';
import type { Milestone } from './milestones/domain/milestone.js';
import type { Paper } from './papers/domain/paper.js';
import { seeingSupplier } from './requests/domain/invitee.js';
import type { Status } from './requests/domain/lifecycle.js';
import type { Rejection } from './requests/domain/rejection.js';
import type { Request } from './requests/domain/request.js';

/** A customer gave a request to the brokers, with a question about its card or without, or a manager made one for a customer. */
export function requestPublished(
  request: Request,
  { customerName, withQuestion }: { customerName: string; withQuestion: boolean },
): NewEvent {
  const { isCreatedByBroker, brokerManagerId = '', skuId = '' } = request;
  const beginning = { customerName, withQuestion, isCreatedByBroker, brokerManagerId, skuId };
  const payload = wire.RequestPublished.encode({ ...head(request), ...parties(request), ...beginning }).finish();
  return { subject: 'setu.request.request.published', aggregateId: request.id, payload };
}

/** A card was put into a cart by somebody of a company. */
export function cartAdded(skuId: string, companyId: string): NewEvent {
  const payload = wire.CartAdded.encode({ skuId, companyId }).finish();
  return { subject: 'setu.request.cart.added', aggregateId: skuId, payload };
}

/** What a move was, for those who hear of it. */
export interface ToldMove {
  from: Status;
  rejection: Rejection | undefined;
  customerName: string;
  supplierSees: boolean;
  /** It is this move that showed the request to its supplier. */
  supplierIsNew: boolean;
  /** The request has ended: the other suppliers that were still asked. */
  invitedCompanyIds: string[];
}

/** A published request moved from one status to where it is now. */
export function requestStatusChanged(request: Request, { from, rejection, ...told }: ToldMove): NewEvent {
  const payload = wire.RequestStatusChanged.encode({
    ...head(request),
    ...parties(request),
    from: wireRequestStatus(from),
    to: wireRequestStatus(request.status),
    ...told,
    brokerManagerId: request.brokerManagerId ?? '',
    reason: rejection === undefined ? RejectReason.UNSPECIFIED : wireRejectReason(rejection.reason),
  }).finish();
  return { subject: 'setu.request.request.status_changed', aggregateId: request.id, payload };
}

/** A request that had a manager has another one. */
export function requestManagerChanged(request: Request): NewEvent {
  const brokerManagerId = request.brokerManagerId ?? '';
  const payload = wire.RequestManagerChanged.encode({ ...head(request), brokerManagerId }).finish();
  return { subject: 'setu.request.request.manager_changed', aggregateId: request.id, payload };
}

/** The request's whole list of files, and who may read them: none are left when it is deleted. */
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

/** Whose the papers of a move are, and which sides read them. */
export interface PapersTold {
  actor: { userId: string; companyId: string };
  readers: readonly CompanyType[];
}

/** Papers came with a move. */
export function moveFilesAttached(
  request: Request,
  { moveId, files }: { moveId: string; files: readonly Pick<AttachedFile, 'id'>[] },
  { actor, readers }: PapersTold,
): NewEvent {
  const payload = wireMove.MoveFilesAttached.encode({
    ...{ moveId, requestId: request.id, fileIds: files.map(({ id }) => id) },
    ...{ authorUserId: actor.userId, authorCompanyId: actor.companyId },
    customerCompanyId: readers.includes('customer') ? request.customerCompanyId : '',
    supplierCompanyId: readers.includes('supplier') ? (request.supplierCompanyId ?? '') : '',
  }).finish();
  return { subject: 'setu.request.move.files_attached', aggregateId: request.id, payload };
}

/** What may be read because of an invitation, and how it came. */
export interface InvitationTold {
  requestFileIds: string[];
  offerFileIds: string[];
  shared: boolean;
  /** A move of the request made it. */
  byMove: boolean;
}

/** Something happened to a supplier's invitation. */
export function invitationChanged(request: Request, { step, invitation }: Stepped, told: InvitationTold): NewEvent {
  const { id: invitationId, version, state, supplierCompanyId, decline } = invitation;
  const { brokerManagerId = '', customerCompanyId, authorUserId } = request;
  const payload = wire.InvitationChanged.encode({
    ...head(request),
    ...{ invitationId, version, supplierCompanyId, customerCompanyId, authorUserId, brokerManagerId },
    step: wireInvitationStep(step),
    state: wireInvitationState(state),
    ...told,
    reason: decline === undefined ? DeclineReason.UNSPECIFIED : wireDeclineReason(decline.reason),
  }).finish();
  return { subject: 'setu.request.invitation.changed', aggregateId: request.id, payload };
}

/** Where a message was written, and whom the brokers speak with there. */
export interface ToldPlace {
  channel: string;
  party: { type: CompanyType; companyId: string; name: string };
  /** The request was made by it. */
  withRequest: boolean;
}

/** Somebody wrote in a conversation of a request: nothing of what he wrote, and no person's name. */
export function messagePosted(
  request: Request,
  message: Message,
  { channel, party, withRequest }: ToldPlace,
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

/** A claim was made or settled. */
export function claimChanged(request: Request, claim: Claim, customerName: string): NewEvent {
  const { version: _, ...about } = head(request);
  const payload = wire.ClaimChanged.encode({
    ...{ ...about, customerName, claimId: claim.id, closed: claim.settlement !== undefined },
    customerCompanyId: request.customerCompanyId,
    brokerManagerId: request.brokerManagerId ?? '',
    authorUserId: claim.byUserId,
    fileIds: claim.files.map(({ id }) => id),
  }).finish();
  return { subject: 'setu.request.claim.changed', aggregateId: request.id, payload };
}

/** What was new when somebody said something of a milestone. */
export interface ToldSaying {
  sayingId: string;
  customerName: string;
  corrected: boolean;
  newFiles: readonly Pick<AttachedFile, 'id'>[];
}

/** Somebody said something new of a milestone; of a note nothing is told but that there is something. */
export function milestoneSaid(request: Request, said: Milestone, { newFiles, ...told }: ToldSaying): NewEvent {
  const { version: _, ...about } = head(request);
  const { authorUserId: __, ...companies } = parties(request);
  const payload = wire.MilestoneSaid.encode({
    ...{ ...about, ...companies, ...told },
    milestone: wireMilestoneKind(said.kind),
    version: said.version,
    expectedOn: said.expectedOn ?? '',
    happenedOn: said.happenedOn ?? '',
    brokerManagerId: request.brokerManagerId ?? '',
    side: wireCompanyType(said.side),
    authorUserId: said.byUserId,
    fileIds: newFiles.map(({ id }) => id),
  }).finish();
  return { subject: 'setu.request.milestone.said', aggregateId: request.id, payload };
}

/** A paper is ready for whoever asked for it. */
export function paperMade(request: Request, paper: Pick<Paper, 'id' | 'kind' | 'askedBy'>): NewEvent {
  const { version: _version, ...about } = head(request);
  const made = { paperId: paper.id, paperKind: wirePaperKind(paper.kind), userId: paper.askedBy };
  const payload = wire.PaperMade.encode({ ...about, ...made }).finish();
  return { subject: 'setu.request.paper.made', aggregateId: paper.id, payload };
}

/** The bytes of a paper under this file may not be kept any more. */
export function paperReplaced(paperId: string, fileId: string): NewEvent {
  const payload = wire.PaperReplaced.encode({ paperId, fileId }).finish();
  return { subject: 'setu.request.paper.replaced', aggregateId: paperId, payload };
}

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
