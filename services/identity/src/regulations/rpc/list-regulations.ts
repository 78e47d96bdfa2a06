import { mustBeAdmin } from '../../people/changes/must-be-admin.js';
import type { Rpc } from '../../served.js';
import { toEdition, toSigner } from './version-message.js';

/** Returns the versions, newest first, and which customers have signed which. Admins only. */
export const listRegulations: Rpc<'listRegulations'> =
  ({ read }) =>
  async (_request, { actor }) => {
    mustBeAdmin(actor);
    const [editions, signers] = await Promise.all([read.editions.list(), read.signers.list()]);
    const people = await read.users.byIds(editions.flatMap(({ publishedById }) => publishedById ?? []));
    return { editions: editions.map((edition) => toEdition(edition, people)), companies: signers.map(toSigner) };
  };
