import { forbidden, notFound } from '@setu/kit/core';
import type { Codec } from '@setu/kit/events';
import { mustBeUser, readId } from '@setu/kit/rpc';
import type { Actor } from '@setu/proto/common';
import type * as wire from '@setu/proto/request/invitations';
import type { RequestDeps, Writing } from '../../deps.js';
import { conflict } from '../../requests/domain/refusals.js';
import type { Request } from '../../requests/domain/request.js';
import { demand } from '../../requests/domain/rights.js';
import type { Stores } from '../../store/index.js';
import { principalOf } from '../../wire/access.js';
import { mayAnswer } from '../domain/declining.js';
import { answered, type Invitation, type InvitationTransition } from '../domain/invitation.js';
import { ownOffer } from '../rpc/own-offer.js';
import { publishReaders } from './publish-readers.js';
import { transitionInvitations } from './transition-invitations.js';

/**
 * Returns the request and the supplier's invitation to it. Throws `not_found` if the caller may not see the request,
 * and `forbidden` if the caller is not a supplier.
 */
export async function mustBeInvited(
  stores: Stores,
  actor: Actor,
  request: Request | undefined,
): Promise<{ request: Request; invitation: Invitation }> {
  mustBeUser(actor);
  demand(actor, request, 'view');
  if (actor.companyType !== 'supplier') throw forbidden();
  const invitation = await stores.invitations.ofSupplier(request.id, actor.companyId);
  if (invitation === undefined) throw notFound();
  return { request, invitation };
}

/** The parameters of a supplier's answer to its invitation. */
export interface Answering {
  actor: Actor;
  route: string;
  requestId: string;
  key: string;
  content: string;
  /** Returns whether the supplier gave this answer before. Then nothing changes. */
  isRepeated?: (invitation: Invitation) => boolean;
  answer: (
    stores: Writing,
    invited: { request: Request; invitation: Invitation; at: Date },
  ) => Promise<InvitationTransition | undefined>;
}

interface Answered {
  offer?: wire.GetOfferResponse | undefined;
}

/**
 * Answers an invitation, once per idempotency key and under the request's lock. Throws `conflict` if it is too late.
 */
export async function answerInvitation(
  deps: RequestDeps,
  { actor, route, requestId, key, content, isRepeated, answer }: Answering,
  codec: Codec<Answered>,
): Promise<Answered> {
  const id = readId(requestId);
  const idempotency = { principal: principalOf(actor), route, key, fingerprint: `${id} ${content}` };
  return deps.write((stores) =>
    stores.idempotent({ ...idempotency, answer: codec }, async () => {
      const { request, invitation } = await mustBeInvited(stores, actor, await stores.requests.lock(id));
      const at = deps.clock.now();
      const isRepeat = isRepeated?.(invitation) ?? false;
      if (!isRepeat && !mayAnswer(request, invitation)) throw conflict(request);
      const given = isRepeat ? undefined : await answer(stores, { request, invitation, at });
      if (given === undefined) return { offer: await ownOffer(stores, request, invitation, at) };
      const transition = answered(given, at);
      const invitations = await stores.invitations.of(id);
      const after = await transitionInvitations(stores, { request, invitations, transitions: [transition] });
      await publishReaders(stores, request, after);
      return { offer: await ownOffer(stores, after, transition.invitation, at) };
    }),
  );
}
