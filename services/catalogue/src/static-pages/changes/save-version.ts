import type { WriteStores } from '@setu/kit/events';
import { changedMeanwhile, mustBeCurrent } from '../../content/changes/must-be-current.js';
import type { Stores } from '../../store/index.js';
import { isSameState, type PageState } from '../domain/page-text.js';
import type { PagePlace, PageTouch } from '../store/page-versions.js';
import { publishPageChange } from './publish-page-change.js';

interface SaveCommand {
  place: PagePlace;
  state: PageState;
  /** The version that the author edited. */
  expectedVersion: number | undefined;
}

/**
 * Stores an action on a page as its next version, shows the page to visitors or withdraws it, and publishes the event.
 * Returns the version. Does nothing if the page already has this state. Throws `stale` if the page changed after the
 * author's version.
 */
export async function saveVersion(
  stores: WriteStores<Stores>,
  { place, state, expectedVersion }: SaveCommand,
  touch: PageTouch,
): Promise<number> {
  const last = await stores.pageVersions.last(place);
  if (last !== undefined && isSameState(last, state)) return last.version;
  if (last === undefined && state.kind === 'removed') return 0;
  mustBeCurrent(last?.version ?? 0, expectedVersion);
  const version = (last?.version ?? 0) + 1;
  const isNext = await stores.pageVersions.add(place, { ...state, version }, touch);
  if (!isNext) throw changedMeanwhile(version);
  if (state.kind === 'published') await stores.staticPages.publish(place, state);
  if (state.kind === 'removed') await stores.staticPages.remove(place);
  await publishPageChange(stores, place, { version, before: last, after: state });
  return version;
}
