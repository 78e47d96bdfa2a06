import { notFound } from '@setu/kit/core';
import type { Rpc } from '../../served.js';

/** Returns a static page in both languages. Throws `not_found` for an unknown link. */
export const getStaticPage: Rpc<'getStaticPage'> =
  ({ read }) =>
  async ({ link }) => {
    const page = link.includes('\0') ? undefined : await read.staticPages.find(link);
    if (page === undefined) throw notFound();
    return page;
  };
