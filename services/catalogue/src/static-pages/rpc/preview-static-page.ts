import { mustManageContent } from '../../content/changes/must-manage-content.js';
import type { Rpc } from '../../served.js';
import { cleanHtml, droppedTags } from '../store/clean-html.js';
import { readBody } from './read-page.js';

export const previewStaticPage: Rpc<'previewStaticPage'> =
  () =>
  async (request, { actor }) => {
    mustManageContent(actor);
    const body = readBody(request.body);
    return { body: cleanHtml(body), dropped: droppedTags(body) };
  };
