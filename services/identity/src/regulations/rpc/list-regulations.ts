import { mustBeAdmin } from '../../people/changes/must-be-admin.js';
import type { Rpc } from '../../served.js';
import { toSigner, toVersion } from './version-message.js';

/** Returns the versions, newest first, and which customers have signed which. Admins only. */
export const listRegulations: Rpc<'listRegulations'> =
  ({ read }) =>
  async (_request, { actor }) => {
    mustBeAdmin(actor);
    const [versions, signers] = await Promise.all([read.regulationVersions.list(), read.signers.list()]);
    const people = await read.users.byIds(versions.flatMap(({ publishedById }) => publishedById ?? []));
    return { editions: versions.map((version) => toVersion(version, people)), companies: signers.map(toSigner) };
  };
