import { notFound } from '@setu/kit/core';
import { readId } from '@setu/kit/rpc';
import { mustBeAdmin } from '../../people/changes/must-be-admin.js';
import type { Rpc } from '../../served.js';
import { deleteCompany as remove } from '../changes/delete-company.js';
import { refuseBroker } from '../changes/find-company.js';

/** Deletes a company without open requests. Changes nothing if it was deleted before. For admins. */
export const deleteCompany: Rpc<'deleteCompany'> =
  ({ read, write, ids, clock }) =>
  async ({ companyId: requestedId }, { actor }) => {
    mustBeAdmin(actor);
    const companyId = readId(requestedId);
    const company = await read.companies.byId(companyId);
    if (company === undefined) throw notFound();
    refuseBroker(company);
    await write((stores) => remove(stores, companyId, { actor, now: clock.now(), ids }));
    return {};
  };
