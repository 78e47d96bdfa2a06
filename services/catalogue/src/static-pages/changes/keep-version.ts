import type { WriteStores } from '@setu/kit/events';
import { changedMeanwhile, mustBeSeen } from '../../content/changes/must-be-seen.js';
import type { Stores } from '../../store/index.js';
import { type KindOfWords, standsSo } from '../domain/page-words.js';
import type { PagePlace, PageTouch } from '../store/page-versions.js';
import { tellPage } from './tell-page.js';

interface Asked {
  place: PagePlace;
  words: KindOfWords;
  /** The version its writer saw. */
  seen: number | undefined;
}

/**
 * Keeps what was done to a page as its next version, shows it to readers or takes it from them, and tells of it; gives the
 * version. Nothing where it stands so already; `stale` where somebody has changed it since it was seen.
 */
export async function keepVersion(
  stores: WriteStores<Stores>,
  { place, words, seen }: Asked,
  touch: PageTouch,
): Promise<number> {
  const last = await stores.pageVersions.last(place);
  if (last !== undefined && standsSo(last, words)) return last.version;
  if (last === undefined && words.kind === 'removed') return 0;
  mustBeSeen(last?.version ?? 0, seen);
  const version = (last?.version ?? 0) + 1;
  const isNext = await stores.pageVersions.add(place, { ...words, version }, touch);
  if (!isNext) throw changedMeanwhile(version);
  if (words.kind === 'published') await stores.staticPages.publish(place, words);
  if (words.kind === 'removed') await stores.staticPages.remove(place);
  await tellPage(stores, place, { version, before: last, after: words });
  return version;
}
