import { notFound } from '@setu/kit/core';
import { mustManageContent } from '../../content/changes/must-manage-content.js';
import type { Rpc } from '../../served.js';
import { readPlace } from './read-page.js';

export const getStaticPageVersion: Rpc<'getStaticPageVersion'> =
  ({ read }) =>
  async (request, { actor }) => {
    mustManageContent(actor);
    const text = await read.pageVersions.text(readPlace(request), request.version);
    if (text === undefined) throw notFound();
    return text;
  };
