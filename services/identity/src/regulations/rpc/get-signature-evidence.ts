import { notFound } from '@setu/kit/core';
import { toArchive } from '../../messages/evidence-message.js';
import { mustBeAdmin } from '../../people/changes/must-be-admin.js';
import type { Rpc } from '../../served.js';
import { findEvidence } from '../../signing/changes/find-evidence.js';
import { findSignature } from './find-signature.js';

/** Returns the evidence for a customer's signature, as a ZIP file. Admins only. */
export const getSignatureEvidence: Rpc<'getSignatureEvidence'> =
  ({ read }) =>
  async (request, { actor }) => {
    mustBeAdmin(actor);
    const proof = await findEvidence(read, await findSignature(read, request));
    if (proof === undefined) throw notFound();
    return toArchive(proof, request.isAnew);
  };
