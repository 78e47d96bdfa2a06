import { screenPath, type TeamLineView } from '@setu/contract';

type Line = Pick<TeamLineView, 'id' | 'kind' | 'status' | 'is_self'>;

/** Returns the link of a team row: a profile, or an invite for users who may invite. A removed user has none. */
export function lineHref({ id, kind, status, is_self }: Line, mayInvite: boolean): string | null {
  if (kind === 'invite') return mayInvite ? screenPath('invite_page', { id }) : null;
  if (status === 'deleted') return null;
  return is_self ? screenPath('my_profile_page') : screenPath('user_profile_page', { teamUser: id });
}
