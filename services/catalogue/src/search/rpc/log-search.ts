import type { CatalogueDeps } from '../../deps.js';

/** Keeps a search for the report on searches; a search is answered even when it cannot be kept. */
export async function logSearch(
  deps: CatalogueDeps,
  search: Parameters<typeof deps.read.searchLog.add>[0],
): Promise<void> {
  await deps.read.searchLog
    .add(search)
    .catch((error: unknown) => deps.log.warn({ err: error }, 'a search was not logged'));
}
