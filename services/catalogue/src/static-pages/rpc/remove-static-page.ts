import { mustManageContent } from '../../content/changes/must-manage-content.js';
import type { Rpc } from '../../served.js';
import { saveVersion } from '../changes/save-version.js';
import { readPlace, touchOf } from './read-page.js';

export const removeStaticPage: Rpc<'removeStaticPage'> =
  ({ write, clock }) =>
  async (request, { actor }) => {
    mustManageContent(actor);
    const state = { kind: 'removed', title: '', body: '' } as const;
    const command = { place: readPlace(request), state, expectedVersion: request.expectedVersion };
    return { version: await write((stores) => saveVersion(stores, command, touchOf(actor, clock.now()))) };
  };
