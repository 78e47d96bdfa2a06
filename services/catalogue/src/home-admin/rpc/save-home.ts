import { mustManageContent } from '../../content/changes/must-manage-content.js';
import type { Rpc } from '../../served.js';
import { saveHome as save } from '../changes/save-home.js';
import { readHome } from './read-home.js';

export const saveHome: Rpc<'saveHome'> =
  ({ write, clock }) =>
  async (request, { actor }) => {
    mustManageContent(actor);
    const command = { state: readHome(request), expectedRevision: request.expectedRevision };
    return { revision: await write((stores) => save(stores, command, { by: actor.userId, at: clock.now() })) };
  };
