import { notFound } from '@setu/kit/core';
import type { Producer } from './library/library.js';

/** The bytes of the demo world's drawings (as SVG) and papers, drawn when asked for; `not_found` for an unknown id. */
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
