import { notFound } from '@setu/kit/core';
import { mustKeepContent } from '../../content/changes/must-manage-content.js';
import type { Rpc } from '../../served.js';
import { readPlace } from './read-page.js';

export const getStaticPageVersion: Rpc<'getStaticPageVersion'> =
  ({ read }) =>
  async (request, { actor }) => {
    mustKeepContent(actor);
    const text = await read.pageVersions.words(readPlace(request), request.version);
    if (text === undefined) throw notFound();
    return text;
  };
