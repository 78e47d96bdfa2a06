import { notFound } from '@setu/kit/core';
import { toArchive } from '../../messages/evidence-message.js';
import type { Rpc } from '../../served.js';
import { findEvidence } from '../changes/find-evidence.js';
import { mustBeSigner } from './may-sign.js';

/**
 * Returns the evidence for the company's newest signature, as a ZIP file. For customers' users who may sign. Throws
 * `not_found` if there is no signature.
 */
export const getEvidence: Rpc<'getEvidence'> =
  ({ read }) =>
  async ({ isAnew }, { actor }) => {
    mustBeSigner(actor);
    const signature = await read.signatures.newestOf(actor.companyId);
    const proof = signature && (await findEvidence(read, signature));
    if (proof === undefined) throw notFound();
    return toArchive(proof, isAnew);
  };
