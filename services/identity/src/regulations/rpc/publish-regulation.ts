import { mustBeAdmin } from '../../people/changes/must-be-admin.js';
import type { Rpc } from '../../served.js';
import { publishEdition } from '../changes/publish-version.js';
import { toEdition } from './version-message.js';

/** Publishes a new version. Admins only. The proto describes its effects and errors. */
export const publishRegulation: Rpc<'publishRegulation'> =
  ({ read, write, ids, clock }) =>
  async (request, { actor }) => {
    mustBeAdmin(actor);
    const given = {
      ...request,
      content: Buffer.from(request.content),
      fileName: request.fileName.trim().slice(0, 200),
    };
    const by = { userId: actor.userId, eventId: ids.id(), now: clock.now() };
    const edition = await write((stores) => publishEdition(stores, given, by));
    const people = await read.users.byIds([edition.publishedById ?? actor.userId]);
    return { edition: toEdition(edition, people) };
  };
