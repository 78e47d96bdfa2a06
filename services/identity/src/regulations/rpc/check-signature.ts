import { notFound } from '@setu/kit/core';
import { mustBeAdmin } from '../../people/changes/must-be-admin.js';
import type { Rpc } from '../../served.js';
import { certificateOwner } from '../../signing/domain/certificate-owner.js';
import { verifySignature } from '../../signing/verification/verify-signature.js';
import { recordCheck } from '../changes/record-check.js';
import { findSignature } from './find-signature.js';

/** Checks a signature again: as of the time it was made, with today's trusted certificates. Admins only. */
export const checkSignature: Rpc<'checkSignature'> =
  ({ read, write, ids, clock, edge: { authority } }) =>
  async (request, { actor }) => {
    mustBeAdmin(actor);
    const signature = await findSignature(read, request);
    const [regulation, company, member] = await Promise.all([
      read.regulations.document(signature.regulationNumber),
      read.companies.byId(signature.companyId),
      read.users.byId(signature.userId),
    ]);
    if (regulation === undefined || company === undefined || member === undefined) throw notFound();
    const owner = certificateOwner(company, member.user);
    const against = { document: regulation.content, earlier: [], owner, ...authority.trustAt(clock.now()) };
    const verdict = verifySignature(signature.signature, { ...against, now: signature.signedAt });
    const outcome = verdict.kind === 'refused' ? verdict.reasons[0] : verdict.kind;
    const check = { id: ids.id(), userId: actor.userId, isByHand: false, comment: '', checkedAt: clock.now() };
    await write((stores) => recordCheck(stores, signature, { ...check, outcome }));
    return { outcome };
  };
