import { mustKeepContent } from '../../content/changes/must-manage-content.js';
import type { Rpc } from '../../served.js';
import { keepVersion } from '../changes/save-version.js';
import { readPlace, touchOf } from './read-page.js';

export const removeStaticPage: Rpc<'removeStaticPage'> =
  ({ write, clock }) =>
  async (request, { actor }) => {
    mustKeepContent(actor);
    const words = { kind: 'removed', title: '', body: '' } as const;
    const asked = { place: readPlace(request), words, seen: request.expectedVersion };
    return { version: await write((stores) => keepVersion(stores, asked, touchOf(actor, clock.now()))) };
  };
