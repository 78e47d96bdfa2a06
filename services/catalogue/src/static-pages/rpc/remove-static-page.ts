import { mustKeepContent } from '../../content/changes/must-manage-content.js';
import type { Rpc } from '../../served.js';
import { keepVersion } from '../changes/save-version.js';
import { readPlace, touchOf } from './read-page.js';

export const removeStaticPage: Rpc<'removeStaticPage'> =
  ({ write, clock }) =>
  async (request, { actor }) => {
    mustKeepContent(actor);
    const state = { kind: 'removed', title: '', body: '' } as const;
    const command = { place: readPlace(request), words: state, seen: request.expectedVersion };
    return { version: await write((stores) => keepVersion(stores, command, touchOf(actor, clock.now()))) };
  };
