import { invalid } from '@setu/kit/core';
import type { Rpc } from '../../served.js';

/** Returns the id of the card before each part of the card export. Throws `invalid` for a size below 1. */
export const listSitemapParts: Rpc<'listSitemapParts'> =
  ({ read }) =>
  async ({ partSize }) => {
    if (partSize < 1) throw invalid({ part_size: { code: 'min', params: { min: '1' } } });
    return { afterSkuIds: await read.sitemap.parts(partSize) };
  };
