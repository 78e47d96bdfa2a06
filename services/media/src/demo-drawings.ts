import type { MediaDeps } from './deps.js';
import { measure } from './jobs/measure-pictures.js';
import type { PictureWidth } from './pictures/domain/widths.js';

/** The widths that cards, tiles and the home page request, on a phone and on a desktop. */
const widths: PictureWidth[] = [320, 640, 160];

/**
 * Measures and renders the drawings of a first visit to the demo world in advance, so that no visitor waits for them.
 * Returns their number.
 * It renders one drawing at a time, which leaves the second rendering slot to visitors.
 */
export async function drawAhead(deps: MediaDeps, signal?: AbortSignal): Promise<number> {
  const { env, read, edge } = deps;
  if (!env.SETU_DEMO) return 0;
  const { firstSeenPictures } = await import('@setu/demo-world');
  const ids = firstSeenPictures();
  await measure(deps, await read.files.unmeasured(ids.length, ids));
  const files = [...(await read.files.batchGet(ids)).values()].filter(({ kind }) => kind === 'drawn');
  for (const width of widths) {
    for (const file of files) {
      if (signal?.aborted) return files.length;
      await edge.library.sizeOf(file, width);
    }
  }
  return files.length;
}
