import type { PageContext } from '@setu/contract';
import { reloadPage } from '../lib/page';
import type { Problem } from './problem';

let actingFor = 'none';

/** Keeps whom this page was made to act for: every call says so, and none is stored in another's name. */
export function setActingFor(user: PageContext['user']): void {
  actingFor = user?.acting_as ? user.id : 'none';
}

/** What a call says of it. */
export const actingForHeader = (): Record<string, string> => ({ 'X-Acting-For': actingFor });

const otherSpeaker = ['substitution_over', 'acting_changed'];

/** The session speaks for somebody else by now: he gets a page of his own, which says why. True where that was it. */
export function leftToAnother({ code }: Problem): boolean {
  if (code === undefined || !otherSpeaker.includes(code)) return false;
  reloadPage();
  return true;
}
