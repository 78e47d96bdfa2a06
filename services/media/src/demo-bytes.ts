import { notFound } from '@setu/kit/core';
import type { Producer } from './library/library.js';

/**
 * Returns the bytes of a demo drawing (as SVG) or document, generated on demand. Throws `not_found` for an unknown id.
 */
export const demoBytes: Producer = async ({ id, kind }) => {
  if (kind === 'drawn') {
    const { drawPicture, pictures } = await import('@setu/demo-world/pictures');
    if (!pictures.some((picture) => picture.id === id)) throw notFound();
    return Buffer.from(drawPicture(id));
  }
  const { demoFiles } = await import('@setu/demo-world');
  const file = demoFiles.find((one) => one.id === id);
  if (file === undefined) throw notFound();
  return file.make();
};
