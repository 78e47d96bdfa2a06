import { type DemoRequest, demoId } from '@setu/demo-world';
import { afterTransitions, type Invitation, inviteesOf } from '../invitations/domain/invitation.js';
import { settledBy } from '../invitations/domain/settling.js';
import type { TransitionResult } from '../requests/domain/transitions.js';

interface Made extends TransitionResult {
  demo: DemoRequest;
}

/** Returns a demo request together with the invitations that its transitions created. */
export function invitedBy<M extends Made>(made: M): M & { invitations: Invitation[] } {
  const { demo, request } = made;
  const { supplierCompanyId } = request;
  let invitations: Invitation[] = [];
  for (const [index, { status, at }] of demo.events.entries()) {
    const before = { status: demo.events[index - 1]?.status ?? 'draft', eventSeq: index };
    const by = {
      requestId: demo.id,
      at: new Date(at),
      id: () => demoId('invitation', `${demo.id}:${supplierCompanyId}`),
    };
    const transitions = settledBy({ before, after: { status, supplierCompanyId } }, invitations, by);
    invitations = afterTransitions(invitations, transitions);
  }
  return { ...made, request: { ...request, invitees: inviteesOf(invitations) }, invitations };
}
