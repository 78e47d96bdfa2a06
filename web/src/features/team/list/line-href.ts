import { screenPath, type TeamLineView } from '@setu/contract';

type Line = Pick<TeamLineView, 'id' | 'kind' | 'status' | 'is_self'>;

/** Where a line of the team leads: to a profile, or to an invite for who may invite; nowhere for who was removed. */
export function lineHref({ id, kind, status, is_self }: Line, mayInvite: boolean): string | null {
  if (kind === 'invite') return mayInvite ? screenPath('invite_page', { id }) : null;
  if (status === 'deleted') return null;
  return is_self ? screenPath('my_profile_page') : screenPath('user_profile_page', { teamUser: id });
}
