import { notFound } from '@setu/kit/core';
import { mustBeAdmin } from '../../people/changes/must-be-admin.js';
import type { Rpc } from '../../served.js';
import { evidenceArchive } from '../../signing/verification/evidence-archive.js';
import { findSignature } from './find-signature.js';

/** Admins. What proves a signature of a customer, as a zip. */
export const getSignatureEvidence: Rpc<'getSignatureEvidence'> =
  ({ read }) =>
  async (request, { actor }) => {
    mustBeAdmin(actor);
    const signature = await findSignature(read, request);
    const regulation = await read.regulations.document(signature.regulationNumber);
    if (regulation === undefined) throw notFound();
    const archive = await evidenceArchive(regulation, signature);
    return { fileName: `regulation-${regulation.number}-signature.zip`, archive };
  };
