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
import { demandTransition } from '../domain/demand-transition.js';
import { statusAfter } from '../domain/lifecycle.js';
import { type Payment, readPayment } from '../domain/payment.js';
import { conflict } from '../domain/refusals.js';
import {
  type CurrentState,
  distinguishingTexts,
  isRepeated,
  rejectionOf,
  supplierOf,
} from '../domain/repeated-transition.js';
import type { Request } from '../domain/request.js';
import type { Permission } from '../domain/rights.js';
import { applyTransition, type TransitionInput } from '../domain/transitions.js';
import { mustBeActiveSupplier } from './must-be-active-supplier.js';
import { publishTransition } from './publish-transition.js';
import { publishTransitionFiles } from './publish-transition-files.js';
import { readTransitionFiles } from './read-transition-files.js';
import { recordStatusChange } from './record-change.js';
import { withSuccessor } from './with-successor.js';

/** The parameters of a transition: the actor, the action and the permission it needs. */
export interface TransitionCommand {
  actor: Actor;
  route: string;
  permission: Permission;
  transition: TransitionInput;
  /** Throws if the facts that the transition was prepared from have changed. */
  mustBeUnchanged?: (stores: Writing, before: Request) => Promise<void>;
  input: {
    requestId: string;
    version: number;
    idempotencyKey: string;
    payment?: wirePayment.Payment | undefined;
    files?: wireFiles.MoveFiles | undefined;
  };
}

/** A transition whose permission was checked. */
interface PermittedTransition extends Pick<TransitionCommand, 'actor' | 'transition' | 'mustBeUnchanged'> {
  input: Pick<TransitionCommand['input'], 'version' | 'payment' | 'files'>;
}

interface TransitionAnswer {
  request?: wire.RequestView | undefined;
}

/**
 * Makes a transition of a request, once per idempotency key, and returns the request after it. Checks the permission
 * first, then the status.
 */
export async function transitionRequest(
  deps: RequestDeps,
  command: TransitionCommand,
  answer: Codec<TransitionAnswer>,
): Promise<TransitionAnswer> {
  const { actor, input, route, permission, transition } = command;
  mustBeUser(actor);
  const id = readId(input.requestId);
  const { amount, dueOn = '' } = input.payment ?? {};
  const paid = amount && [String(amount.minor), amount.currency, dueOn];
  // The BFF creates a transition id for each attempt, so the id is not part of the fingerprint.
  const files = (input.files?.files ?? []).map((file) => file.id);
  const fingerprint = JSON.stringify([
    id,
    input.version,
    ...distinguishingTexts(transition),
    ...(paid ?? []),
    ...files,
  ]);
  const key = input.idempotencyKey;
  return deps.write((stores) =>
    stores.idempotent({ principal: principalOf(actor), route, key, fingerprint, answer }, async () => {
      if (transition.action === 'take_into_work') await stores.departedUsers.blockDepartures();
      const before = await stores.requests.lock(id);
      demandTransition(actor, before, { permission, action: transition.action, version: input.version });
      const after = await performTransition(deps, stores, { command, before });
      return { request: await viewRequest(stores, actor, after, { now: deps.clock.now() }) };
    }),
  );
}

/**
 * Makes a transition of a locked request. The caller has checked the permission. Repeating the last transition does
 * nothing.
 */
export async function performTransition(
  deps: RequestDeps,
  stores: Writing,
  { command, before }: { command: PermittedTransition; before: Request },
): Promise<Request> {
  const { actor, transition, input } = command;
  const timedTransition = { ...transition, at: deps.clock.now(), ...actorIds(actor) };
  if (statusAfter(before.status, transition.action) === undefined) {
    if (
      isRepeated(await currentStateOf(stores, before), {
        ...timedTransition,
        payment: sentPayment(input),
        files: input.files?.files ?? [],
      })
    )
      return before;
    throw conflict(before);
  }
  if (input.version !== 0 && input.version !== before.version) throw conflict(before);
  await command.mustBeUnchanged?.(stores, before);
  const payment = readPayment(input.payment);
  const transitionFiles = readTransitionFiles(input.files);
  await mustBeActiveSupplier(stores, supplierOf(transition));
  const after = applyTransition(before, timedTransition);
  if (after === undefined) throw conflict(before);
  const rejection = rejectionOf(transition);
  const handedOver = await withSuccessor(stores, before, after.request);
  const request = await settleInvitations(deps, stores, { before, after: handedOver });
  await recordStatusChange(deps, stores, {
    actor,
    before,
    after: { ...after, request },
    rejection,
    payment,
    transitionFiles,
  });
  await publishTransition(stores, { before, after: request, rejection, payment });
  if (transitionFiles !== undefined) await publishTransitionFiles(stores, { actor, request, transitionFiles });
  return request;
}

/** Returns the payment as sent, unchecked, because it is only compared with the payment of the last transition. */
const sentPayment = ({ payment }: PermittedTransition['input']): Payment | undefined =>
  payment?.amount && { money: payment.amount, dueOn: payment.dueOn === '' ? undefined : payment.dueOn };

async function currentStateOf(stores: Writing, request: Request): Promise<CurrentState> {
  const [offers, contracts] = [await stores.offers.of([request.id]), await stores.contracts.of([request.id])];
  const made = { offer: offers.get(request.id), contract: contracts.get(request.id) };
  return { request, ...made, last: await stores.history.last(request.id) };
}
