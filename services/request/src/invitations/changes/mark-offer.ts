import { notFound } from '@setu/kit/core';
import type { Codec } from '@setu/kit/events';
import { mustBeUser, readId } from '@setu/kit/rpc';
import type { Actor } from '@setu/proto/common';
import type * as wire from '@setu/proto/request/invitations';
import type { RequestDeps } from '../../deps.js';
import { conflict } from '../../requests/domain/refusals.js';
import type { Request } from '../../requests/domain/request.js';
import { principalOf } from '../../wire/access.js';
import { comparedOffers } from '../../wire/compared-offers.js';
import type { InvitationTransition } from '../domain/invitation.js';
import { mayInvite } from '../domain/inviting.js';
import type { SupplierOffer } from '../domain/supplier-offer.js';
import { transitionInvitations } from './transition-invitations.js';

/** The parameters of a change to one of a request's offers, such as sharing or preferring it. */
export interface Marking {
  actor: Actor;
  route: string;
  input: { requestId: string; offerId: string; idempotencyKey: string };
  content: string;
  /** Throws if the caller may not make the change. */
  demand: (request: Request | undefined) => asserts request is Request;
  /** Returns whether the caller can see the offer. */
  isThere: (offer: SupplierOffer) => boolean;
  /**
   * Returns the changed offers, and the step that the event reports for the marked offer. An empty list means that
   * nothing changes.
   */
  mark: (
    offer: SupplierOffer,
    all: readonly SupplierOffer[],
    at: Date,
  ) => { offers: SupplierOffer[]; step: InvitationTransition['step'] };
}

interface Marked {
  offers?: wire.ListOffersResponse | undefined;
}

/** Marks an offer while the request has no supplier, once per idempotency key and under the request's lock. */
export async function markOffer(
  deps: RequestDeps,
  { actor, route, input, content, isThere, mark, ...marking }: Marking,
  answer: Codec<Marked>,
): Promise<Marked> {
  mustBeUser(actor);
  const demand: Marking['demand'] = marking.demand;
  const [id, offerId] = [readId(input.requestId), readId(input.offerId)];
  const idempotency = {
    principal: principalOf(actor),
    route,
    key: input.idempotencyKey,
    fingerprint: `${id} ${offerId} ${content}`,
  };
  return deps.write((stores) =>
    stores.idempotent({ ...idempotency, answer }, async () => {
      const request = await stores.requests.lock(id);
      demand(request);
      const [at, all, invitations] = [
        deps.clock.now(),
        await stores.supplierOffers.of(id),
        await stores.invitations.of(id),
      ];
      const offer = all.find((each) => each.invitationId === offerId && isThere(each));
      const invitation = invitations.find((each) => each.id === offerId);
      if (offer === undefined || invitation === undefined) throw notFound();
      if (!mayInvite(request.status)) throw conflict(request);
      const { offers, step } = mark(offer, all, at);
      for (const changed of offers) await stores.supplierOffers.put(changed);
      const transitions =
        offers.length === 0 ? [] : [{ step, invitation: { ...invitation, version: invitation.version + 1 } }];
      await transitionInvitations(stores, { request, invitations, transitions });
      return { offers: await comparedOffers(stores, actor, { request, now: at }) };
    }),
  );
}
