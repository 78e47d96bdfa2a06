import { mustKeepContent } from '../../content/changes/must-manage-content.js';
import type { Rpc } from '../../served.js';
import { keepVersion } from '../changes/save-version.js';
import { readPlace, readWords, touchOf } from './read-page.js';

export const saveStaticPage: Rpc<'saveStaticPage'> =
  ({ write, clock }) =>
  async (request, { actor }) => {
    mustKeepContent(actor);
    const place = readPlace(request);
    const kind = request.isDraft ? ('draft' as const) : ('published' as const);
    const command = { place, words: { ...readWords(request), kind }, seen: request.expectedVersion };
    return { version: await write((stores) => keepVersion(stores, command, touchOf(actor, clock.now()))) };
  };
