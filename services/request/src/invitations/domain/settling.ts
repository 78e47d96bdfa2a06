import type { Status } from '../../requests/domain/lifecycle.js';
import type { Request } from '../../requests/domain/request.js';
import type { Invitation, InvitationTransition } from './invitation.js';
import { type Inviting, invite } from './inviting.js';

/** The statuses in which a transition chooses the request's supplier, if it names one. */
const choosing: readonly Status[] = ['supplier_selected', 'contracted'];

/** A request before and after a transition. */
export interface SettledTransition {
  before: Pick<Request, 'status' | 'eventSeq'>;
  after: Pick<Request, 'status' | 'supplierCompanyId'>;
}

/**
 * Returns the changes that a transition causes in a request's invitations.
 * - Sending the request out invites the supplier that it is sent to.
 * - Choosing a supplier ends the participation of the others. They keep seeing the status that the request had before
 *   the transition.
 */
export function settledBy(
  { before, after }: SettledTransition,
  invitations: readonly Invitation[],
  by: Inviting,
): InvitationTransition[] {
  const { status, supplierCompanyId } = after;
  if (supplierCompanyId === undefined || status === before.status) return [];
  if (status === 'send_to_supplier') return sentTo(supplierCompanyId, invitations, by);
  if (!choosing.includes(status)) return [];
  const left = { status: before.status, seq: before.eventSeq };
  return [...chosen(supplierCompanyId, invitations, by), ...passedOver(supplierCompanyId, invitations, by.at, left)];
}

/** Invites the supplier that the transition names, regardless of the limit and of an earlier invitation. */
const sentTo = (supplierId: string, invitations: readonly Invitation[], by: Inviting): InvitationTransition[] =>
  invite(
    invitations.filter((each) => each.supplierCompanyId === supplierId),
    [supplierId],
    by,
  );

function chosen(supplierId: string, invitations: readonly Invitation[], by: Inviting): InvitationTransition[] {
  const its = invitations.find((each) => each.supplierCompanyId === supplierId);
  if (its?.state === 'chosen') return [];
  const [invited] = sentTo(supplierId, invitations, by);
  const known = invited?.invitation ?? its;
  if (known === undefined) return [];
  const version = (its?.version ?? 0) + 1;
  return [{ step: 'chosen', invitation: { ...known, state: 'chosen', stateAt: by.at, version } }];
}

const passedOver = (
  supplierId: string,
  invitations: readonly Invitation[],
  at: Date,
  left: NonNullable<Invitation['left']>,
): InvitationTransition[] =>
  invitations
    .filter(
      ({ supplierCompanyId, state }) => supplierCompanyId !== supplierId && (state === 'open' || state === 'chosen'),
    )
    .map((each) => ({
      step: 'not_chosen',
      invitation: { ...each, state: 'not_chosen', stateAt: at, left, version: each.version + 1 },
    }));
