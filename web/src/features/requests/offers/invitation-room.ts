import type { InvitationView } from '@setu/contract';
import type { Option } from '../../../ui/field/select-control';

/** The maximum number of suppliers that a request is sent to. */
export const maxInvited = 10;

/** Returns how many more suppliers can be invited. Inviting a supplier again does not use up another place. */
export function roomFor(invitations: readonly InvitationView[], chosen: readonly Option[]): number {
  const again = new Set(chosen.map(({ value }) => value));
  const others = invitations.filter(
    ({ state, supplier }) => (state === 'open' || state === 'declined') && !again.has(supplier.id),
  );
  return Math.max(0, maxInvited - others.length - chosen.length);
}
