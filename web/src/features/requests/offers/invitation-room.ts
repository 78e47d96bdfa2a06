import type { InvitationView } from '@setu/contract';
import type { Option } from '../../../ui/field/select-control';

/** The most suppliers one request is sent to. */
export const mostInvited = 10;

/** How many more suppliers may be asked beside these: who is asked again takes the place it had. */
export function roomFor(asked: readonly InvitationView[], chosen: readonly Option[]): number {
  const again = new Set(chosen.map(({ value }) => value));
  const others = asked.filter(
    ({ state, supplier }) => (state === 'open' || state === 'declined') && !again.has(supplier.id),
  );
  return Math.max(0, mostInvited - others.length - chosen.length);
}
