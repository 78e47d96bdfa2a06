import type { MediaDeps } from './deps.js';
import { measure } from './jobs/measure-pictures.js';
import type { PictureWidth } from './pictures/domain/widths.js';

/** What cards, tiles and the home page ask for, on a phone and at a desk. */
const widths: PictureWidth[] = [320, 640, 160];

/**
 * Measures and draws what a first visit to the demo world shows, so that nobody waits for it; gives how many drawings.
 * One after another: whoever asks for a picture meanwhile has the workshop's second place.
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
