import { mustManageContent } from '../../content/changes/must-manage-content.js';
import type { Rpc } from '../../served.js';
import { saveVersion } from '../changes/save-version.js';
import { readPlace, readText, touchOf } from './read-page.js';

export const saveStaticPage: Rpc<'saveStaticPage'> =
  ({ write, clock }) =>
  async (request, { actor }) => {
    mustManageContent(actor);
    const place = readPlace(request);
    const kind = request.isDraft ? ('draft' as const) : ('published' as const);
    const command = { place, state: { ...readText(request), kind }, expectedVersion: request.expectedVersion };
    return { version: await write((stores) => saveVersion(stores, command, touchOf(actor, clock.now()))) };
  };
