import { notFound } from '@setu/kit/core';
import { mustKeepContent } from '../../content/changes/must-manage-content.js';
import type { Rpc } from '../../served.js';
import { readPlace } from './read-page.js';

export const getStaticPageVersion: Rpc<'getStaticPageVersion'> =
  ({ read }) =>
  async (asked, { actor }) => {
    mustKeepContent(actor);
    const words = await read.pageVersions.words(readPlace(asked), asked.version);
    if (words === undefined) throw notFound();
    return words;
  };
