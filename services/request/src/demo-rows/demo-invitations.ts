import { type DemoRequest, demoId } from '@setu/demo-world';
import { afterSteps, type Invitation, inviteesOf } from '../invitations/domain/invitation.js';
import { settledBy } from '../invitations/domain/settling.js';
import type { Moved } from '../requests/domain/moves.js';

interface Made extends Moved {
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
    const steps = settledBy({ before, after: { status, supplierCompanyId } }, invitations, by);
    invitations = afterSteps(invitations, steps);
  }
  return { ...made, request: { ...request, invitees: inviteesOf(invitations) }, invitations };
}
