import type { PageContext } from '@setu/contract';
import { reloadPage } from '../lib/page';
import type { Problem } from './problem';

let actingFor = 'none';

/**
 * Stores the id of the user for whom this page was loaded. Every call sends it, so that no change is saved under
 * another user's name.
 */
export function setActingFor(user: PageContext['user']): void {
  actingFor = user?.acting_as ? user.id : 'none';
}

/** Returns the header that names the user this page acts for. */
export const actingForHeader = (): Record<string, string> => ({ 'X-Acting-For': actingFor });

const otherSpeaker = ['substitution_over', 'acting_changed'];

/**
 * Handles a page whose session now acts for another user: reloads the page, and the new page explains why. Returns true
 * if that was the problem.
 */
export function leftToAnother({ code }: Problem): boolean {
  if (code === undefined || !otherSpeaker.includes(code)) return false;
  reloadPage();
  return true;
}
