import { mustBeAdmin } from '../../people/changes/must-be-admin.js';
import type { Rpc } from '../../served.js';
import { publishVersion } from '../changes/publish-version.js';
import { toVersion } from './version-message.js';

/** Publishes a new version. Admins only. The proto describes its effects and errors. */
export const publishRegulation: Rpc<'publishRegulation'> =
  ({ read, write, ids, clock }) =>
  async (request, { actor }) => {
    mustBeAdmin(actor);
    const input = {
      ...request,
      content: Buffer.from(request.content),
      fileName: request.fileName.trim().slice(0, 200),
    };
    const by = { userId: actor.userId, eventId: ids.id(), now: clock.now() };
    const version = await write((stores) => publishVersion(stores, input, by));
    const people = await read.users.byIds([version.publishedById ?? actor.userId]);
    return { edition: toVersion(version, people) };
  };
