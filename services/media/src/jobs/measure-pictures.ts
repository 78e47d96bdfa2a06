import { buffer } from 'node:stream/consumers';
import { isAppError } from '@setu/kit/core';
import type * as wire from '@setu/proto/media/events';
import { demoBytes } from '../demo-bytes.js';
import type { MediaDeps } from '../deps.js';
import { picturesMeasured } from '../events.js';
import type { File } from '../files/domain/file.js';
import { NotAPicture } from '../pictures/not-a-picture.js';

const batch = 50;

/**
 * Measures and publishes the colour of every picture without a known colour: demo drawings, and uploads from before
 * colours were measured. Returns the number of pictures. An unreadable picture is not measured again.
 */
export async function measurePictures(deps: MediaDeps, signal?: AbortSignal): Promise<number> {
  for (let all = 0; ; ) {
    const files = await deps.read.files.unmeasured(batch);
    if (files.length === 0 || signal?.aborted === true) return all;
    await measure(deps, files);
    all += files.length;
  }
}

/**
 * Measures the colours of the given pictures and publishes them. It works on one picture at a time, so that the second
 * rendering slot stays free for user requests.
 */
export async function measure(deps: MediaDeps, files: readonly File[]): Promise<void> {
  const colors: wire.PictureColor[] = [];
  for (const file of files) colors.push({ fileId: file.id, color: await colorOf(deps, file) });
  await deps.write(async ({ files: rows, outbox }) => {
    for (const { fileId, color } of colors) await rows.setColor(fileId, color);
    await outbox.add(...picturesMeasured(colors));
  });
}

async function colorOf({ edge: { objects, workshop } }: MediaDeps, file: File): Promise<string> {
  try {
    const source = file.kind === 'upload' ? await buffer((await objects.get(file.key)).stream) : await demoBytes(file);
    return await workshop.color(source);
  } catch (error) {
    if (error instanceof NotAPicture || isAppError(error, 'not_found')) return '';
    throw error;
  }
}
