import { notFound } from '@setu/kit/core';
import { readId } from '@setu/kit/rpc';
import { mustBeAdmin } from '../../people/changes/must-be-admin.js';
import type { Rpc } from '../../served.js';
import { deleteCompany as remove } from '../changes/delete-company.js';
import { refuseBroker } from '../changes/find-kept.js';

/** Admins. Deletes a company without requests under way; of one deleted already it changes nothing. */
export const deleteCompany: Rpc<'deleteCompany'> =
  ({ read, write, ids, clock }) =>
  async ({ companyId: asked }, { actor }) => {
    mustBeAdmin(actor);
    const companyId = readId(asked);
    const company = await read.companies.byId(companyId);
    if (company === undefined) throw notFound();
    refuseBroker(company);
    await write((stores) => remove(stores, companyId, { actor, now: clock.now(), ids }));
    return {};
  };
