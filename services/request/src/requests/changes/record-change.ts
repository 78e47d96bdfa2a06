import type { Actor } from '@setu/proto/common';
import type { Change } from '../../audit/domain/changes.js';
import { changesBetween, fileChanges, paymentChanges, priceChanges } from '../../audit/domain/changes.js';
import type { AttachedFile } from '../../conditions/domain/condition.js';
import type { RequestDeps, Writing } from '../../deps.js';
import { actorIds } from '../../wire/access.js';
import type { Payment } from '../domain/payment.js';
import type { Rejection } from '../domain/rejection.js';
import type { Request } from '../domain/request.js';
import type { TransitionResult } from '../domain/transitions.js';

/** The documents of a transition, with the transition's id. */
export interface TransitionFiles {
  transitionId: string;
  files: readonly AttachedFile[];
}

export interface StatusChange {
  actor: Actor;
  before: Request;
  after: TransitionResult;
  rejection?: Rejection | undefined;
  payment?: Payment | undefined;
  /** The attached documents, and the id under which they are leased. */
  transitionFiles?: TransitionFiles | undefined;
  /** Further changes for the audit. */
  changes?: readonly Change[];
}

/** Stores a request that changed its status: its row, its offer or contract, the status event and the audit entries. */
export async function recordStatusChange(deps: RequestDeps, stores: Writing, change: StatusChange): Promise<void> {
  const { actor, before, rejection, payment, transitionFiles, changes = [] } = change;
  const { request, offer, contract } = change.after;
  const who = actorIds(actor);
  const at = request.statusAt;
  await stores.requests.save(request, before);
  const entered = offer && (await stores.offers.of([request.id])).get(request.id);
  if (offer !== undefined) await stores.offers.put(offer);
  if (contract !== undefined) await stores.contracts.insert(contract);
  const { eventSeq: seq, status } = request;
  const { transitionId = deps.ids.id(), files = [] } = transitionFiles ?? {};
  await stores.history.add(request.id, transitionId, { seq, status, at, ...who, rejection, payment, files });
  const entries = [
    ...changesBetween(before, request),
    ...priceChanges(change.after, entered),
    ...paymentChanges(payment),
    ...fileChanges(files),
    ...changes,
  ];
  await stores.audit.add(entries.map((entry) => ({ id: deps.ids.id(), requestId: request.id, at, ...who, ...entry })));
  // Transitions by the customer's own users are not news to them.
  if (actor.companyId === request.customerCompanyId)
    await stores.history.markViewed({ requestId: request.id, seq, at, byUserId: actor.userId });
}

/** Returns the customer's name, or an empty string if it is not known yet. */
export async function customerName(stores: Writing, { customerCompanyId }: Request): Promise<string> {
  const companies = await stores.companies.byIds([customerCompanyId]);
  return companies.get(customerCompanyId)?.shortName ?? '';
}
