import type { Codec } from '@setu/kit/events';
import { mustBeUser, readId } from '@setu/kit/rpc';
import type { Actor } from '@setu/proto/common';
import type * as wireFiles from '@setu/proto/request/move_files';
import type * as wirePayment from '@setu/proto/request/payment';
import type * as wire from '@setu/proto/request/view';
import type { RequestDeps, Writing } from '../../deps.js';
import { settleInvitations } from '../../invitations/changes/settle-invitations.js';
import { actorIds, principalOf } from '../../wire/access.js';
import { viewRequest } from '../../wire/request-view.js';
import { demandMove } from '../domain/demand-move.js';
import { after as statusAfter } from '../domain/lifecycle.js';
import { type Deed, moved } from '../domain/moves.js';
import { type Payment, readPayment } from '../domain/payment.js';
import { conflict } from '../domain/refusals.js';
import type { Request } from '../domain/request.js';
import type { Permission } from '../domain/rights.js';
import { isRepeated, rejectionOf, type Standing, saidIn, supplierOf } from '../domain/said.js';
import { mustBeActiveSupplier } from './must-be-active-supplier.js';
import { readPapers } from './read-papers.js';
import { recordStatusChange } from './record-change.js';
import { takenOver } from './taken-over.js';
import { tellMove } from './tell-move.js';
import { tellPapers } from './tell-papers.js';

/** The parameters of a transition: the actor, the action and the permission it needs. */
export interface AskedMove {
  actor: Actor;
  route: string;
  permission: Permission;
  deed: Deed;
  /** Throws if the facts that the transition was prepared from have changed. */
  stillStands?: (stores: Writing, before: Request) => Promise<void>;
  asked: {
    requestId: string;
    version: number;
    idempotencyKey: string;
    payment?: wirePayment.Payment | undefined;
    files?: wireFiles.MoveFiles | undefined;
  };
}

/** A transition whose permission was checked. */
interface SureMove extends Pick<AskedMove, 'actor' | 'deed' | 'stillStands'> {
  asked: Pick<AskedMove['asked'], 'version' | 'payment' | 'files'>;
}

interface MovedAnswer {
  request?: wire.RequestView | undefined;
}

/**
 * Makes a transition of a request, once per idempotency key, and returns the request after it. Checks the permission
 * first, then the status.
 */
export async function moveRequest(
  deps: RequestDeps,
  move: AskedMove,
  answer: Codec<MovedAnswer>,
): Promise<MovedAnswer> {
  const { actor, asked, route, permission, deed } = move;
  mustBeUser(actor);
  const id = readId(asked.requestId);
  const { amount, dueOn = '' } = asked.payment ?? {};
  const paid = amount && [String(amount.minor), amount.currency, dueOn];
  // The BFF creates a transition id for each attempt, so the id is not part of the fingerprint.
  const files = (asked.files?.files ?? []).map((file) => file.id);
  const fingerprint = JSON.stringify([id, asked.version, ...saidIn(deed), ...(paid ?? []), ...files]);
  const key = asked.idempotencyKey;
  return deps.write((stores) =>
    stores.idempotent({ principal: principalOf(actor), route, key, fingerprint, answer }, async () => {
      if (deed.action === 'take_into_work') await stores.leavers.blockDepartures();
      const before = await stores.requests.lock(id);
      demandMove(actor, before, { permission, action: deed.action, version: asked.version });
      const after = await applied(deps, stores, { move, before });
      return { request: await viewRequest(stores, actor, after) };
    }),
  );
}

/**
 * Makes a transition of a locked request. The caller has checked the permission. Repeating the last transition does
 * nothing.
 */
export async function applied(
  deps: RequestDeps,
  stores: Writing,
  { move, before }: { move: SureMove; before: Request },
): Promise<Request> {
  const { actor, deed, asked } = move;
  const step = { ...deed, at: deps.clock.now(), ...actorIds(actor) };
  if (statusAfter(before.status, deed.action) === undefined) {
    if (
      isRepeated(await standingOf(stores, before), {
        ...step,
        payment: saidPayment(asked),
        files: asked.files?.files ?? [],
      })
    )
      return before;
    throw conflict(before);
  }
  if (asked.version !== 0 && asked.version !== before.version) throw conflict(before);
  await move.stillStands?.(stores, before);
  const payment = readPayment(asked.payment);
  const papers = readPapers(asked.files);
  await mustBeActiveSupplier(stores, supplierOf(deed));
  const after = moved(before, step);
  if (after === undefined) throw conflict(before);
  const rejection = rejectionOf(deed);
  const taken = await takenOver(stores, before, after.request);
  const request = await settleInvitations(deps, stores, { before, after: taken });
  await recordStatusChange(deps, stores, { actor, before, after: { ...after, request }, rejection, payment, papers });
  await tellMove(stores, { before, after: request, rejection });
  if (papers !== undefined) await tellPapers(stores, { actor, request, papers });
  return request;
}

/** Returns the payment as sent, unchecked. A repeated transition only needs to be compared. */
const saidPayment = ({ payment }: SureMove['asked']): Payment | undefined =>
  payment?.amount && { money: payment.amount, dueOn: payment.dueOn === '' ? undefined : payment.dueOn };

async function standingOf(stores: Writing, request: Request): Promise<Standing> {
  const [offers, contracts] = [await stores.offers.of([request.id]), await stores.contracts.of([request.id])];
  const made = { offer: offers.get(request.id), contract: contracts.get(request.id) };
  return { request, ...made, last: await stores.history.last(request.id) };
}
