import { notFound } from '@setu/kit/core';
import { toArchive } from '../../messages/evidence-message.js';
import { mustBeAdmin } from '../../people/changes/must-be-admin.js';
import type { Rpc } from '../../served.js';
import { findEvidence } from '../../signing/changes/find-evidence.js';
import { findSignature } from './find-signature.js';

/** Admins. What proves a signature of a customer, as a zip. */
export const getSignatureEvidence: Rpc<'getSignatureEvidence'> =
  ({ read }) =>
  async (request, { actor }) => {
    mustBeAdmin(actor);
    const proof = await findEvidence(read, await findSignature(read, request));
    if (proof === undefined) throw notFound();
    return toArchive(proof, request.isAnew);
  };
