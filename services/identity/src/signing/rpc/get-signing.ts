import { notFound } from '@setu/kit/core';
import { toRegulation, toSignature } from '../../messages/signature-message.js';
import type { Rpc } from '../../served.js';
import { certificateOwner } from '../domain/certificate-owner.js';
import { mustBeSigner } from './may-sign.js';

/**
 * Returns the document to sign, the required owner of the certificate, and the company's signature. For customers'
 * users who may sign.
 */
export const getSigning: Rpc<'getSigning'> =
  ({ read, clock, edge: { authority } }) =>
  async (_request, { actor }) => {
    mustBeSigner(actor);
    const [regulation, company, member] = await Promise.all([
      read.regulations.inForce(clock.now()),
      read.companies.byId(actor.companyId),
      read.users.byId(actor.userId),
    ]);
    if (company === undefined || member === undefined) throw notFound();
    const signature = regulation && (await read.signatures.of(company.id, regulation.number));
    const newest = await read.signatures.newestOf(company.id);
    const before = newest !== undefined && newest.regulationNumber !== regulation?.number ? newest : undefined;
    const signedBefore = before && (await read.regulationVersions.byNumber(before.regulationNumber));
    const last = await read.regulationVersions.newest();
    const next = last !== undefined && last.number !== regulation?.number ? last : undefined;
    const lapsesAt = await read.regulationVersions.lapsesAt(company.id);
    return {
      regulation: regulation && toRegulation(regulation),
      owner: certificateOwner(company, member.user),
      signature: signature && toSignature(signature),
      isConfirmed: company.regulationConfirmed,
      isDemo: authority.demo !== undefined,
      lapsesAt: lapsesAt?.toISOString() ?? '',
      nextRegulation: next && toRegulation(next),
      signedBefore: signedBefore && toRegulation(signedBefore),
      signatureBefore: before && toSignature(before),
    };
  };
