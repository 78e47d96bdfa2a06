import { invalid, notFound, refused } from '@setu/kit/core';
import { toSignature } from '../../messages/signature-message.js';
import type { Rpc } from '../../served.js';
import { notifyOfSignature, storeSignature } from '../changes/sign-regulation.js';
import { certificateOwner } from '../domain/certificate-owner.js';
import { toStoredVerdict } from '../domain/signature.js';
import { verifySignature } from '../verification/verify-signature.js';
import { mustSignInPerson } from './may-sign.js';

/**
 * Signs the regulation. For customers' users who may sign, and not for substitutes. The proto describes its effects and
 * errors.
 */
export const signRegulation: Rpc<'signRegulation'> =
  ({ read, write, ids, clock, edge: { authority } }) =>
  async ({ signature }, { actor }) => {
    mustSignInPerson(actor);
    const now = clock.now();
    const [regulation, company, member] = await Promise.all([
      read.regulations.documentInForce(now),
      read.companies.byId(actor.companyId),
      read.users.byId(actor.userId),
    ]);
    if (company === undefined || member === undefined) throw notFound();
    if (regulation === undefined) throw refused('no_regulation');
    const owner = certificateOwner(company, member.user);
    const earlier = await read.regulations.earlier(regulation.number);
    const verdict = verifySignature(signature, {
      document: regulation.content,
      earlier,
      owner,
      ...authority.trustAt(now),
      now,
    });
    const tried = { id: ids.id(), companyId: company.id, userId: actor.userId, signedAt: now };
    if (verdict.kind === 'refused') {
      await write((stores) => notifyOfSignature(stores, tried, 'signature_refused'));
      throw invalid({ signature: verdict.reasons[0] });
    }
    const stored = await write((stores) =>
      storeSignature(stores, {
        ...tried,
        regulationNumber: regulation.number,
        state: verdict.kind,
        signature: Buffer.from(signature),
        verdict: toStoredVerdict(verdict),
      }),
    );
    return { signature: toSignature(stored) };
  };
