import type { MediaDeps } from './deps.js';
import type { PictureWidth } from './pictures/domain/widths.js';

/** What cards and the home page ask for, on a phone and at a desk. */
const widths: PictureWidth[] = [320, 640];

/**
 * Draws what a first visit to the demo world shows, so that nobody waits for it; gives how many drawings there are.
 * One after another: whoever asks for a picture meanwhile has the workshop's second place.
 */
export async function drawAhead({ env, read, edge }: MediaDeps, signal?: AbortSignal): Promise<number> {
  if (!env.SETU_DEMO) return 0;
  const { firstSeenPictures } = await import('@setu/demo-world');
  const files = [...(await read.files.batchGet(firstSeenPictures())).values()].filter(({ kind }) => kind === 'drawn');
  for (const width of widths) {
    for (const file of files) {
      if (signal?.aborted) return files.length;
      await edge.library.sizeOf(file, width);
    }
  }
  return files.length;
}
