import { notFound } from '@setu/kit/core';
import type { Rpc } from '../../served.js';
import { evidenceArchive } from '../verification/evidence-archive.js';
import { mustBeSigner } from './may-sign.js';

/** Who may sign for a customer. What proves the company's newest signature, as a zip; `not_found` without one. */
export const getEvidence: Rpc<'getEvidence'> =
  ({ read }) =>
  async (_request, { actor }) => {
    mustBeSigner(actor);
    const signature = await read.signatures.newestOf(actor.companyId);
    const regulation = signature && (await read.regulations.document(signature.regulationNumber));
    if (signature === undefined || regulation === undefined) throw notFound();
    const archive = await evidenceArchive(regulation, signature);
    return { fileName: `regulation-${regulation.number}-signature.zip`, archive };
  };
