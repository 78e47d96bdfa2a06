import { characters, invalid } from '@setu/kit/core';
import { mustBeAdmin } from '../../people/changes/must-be-admin.js';
import type { Rpc } from '../../served.js';
import { recordCheck } from '../changes/record-check.js';
import { findSignature } from './find-signature.js';

const longest = 1000;

/** Confirms by hand a signature that could not be verified automatically, with a comment that says why. Admins only. */
export const confirmSignature: Rpc<'confirmSignature'> =
  ({ read, write, ids, clock }) =>
  async ({ comment: typed, ...request }, { actor }) => {
    mustBeAdmin(actor);
    const signature = await findSignature(read, request);
    const comment = typed.trim();
    if (comment === '') throw invalid({ comment: 'required' });
    if (characters(comment) > longest) throw invalid({ comment: 'length_max' });
    const check = { id: ids.id(), userId: actor.userId, isByHand: true, comment, checkedAt: clock.now() };
    await write(async (stores) => {
      await recordCheck(stores, signature, { ...check, outcome: 'confirmed' });
      const { id, companyId } = signature;
      await stores.auditLog.add({ action: 'signature.confirmed', object: { kind: 'signature', id }, companyId });
    });
    return {};
  };
