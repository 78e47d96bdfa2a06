import {
  companyById,
  type DemoSignature,
  demoSignatures,
  demoUnverifiedSignatures,
  regulationEdition,
  userById,
} from '@setu/demo-world';
import { internal } from '@setu/kit/core';
import type { IdentityDeps } from './deps.js';
import { certificateOwner } from './signing/domain/certificate-owner.js';
import { type Signature, toStoredVerdict } from './signing/domain/signature.js';
import { softwareSigner } from './signing/signer/software-signer.js';
import { openAuthority } from './signing/verification/open-authority.js';
import { verifySignature } from './signing/verification/verify-signature.js';

/**
 * Signs the regulation for the demo world's customers and verifies every signature like a real one. Each customer has a
 * key and a certificate issued by the demo authority. P-256 keys keep this to a few milliseconds in total. The
 * signatures that could not be verified are checked without a trusted authority.
 */
export async function makeDemoSignatures({ env, log }: Pick<IdentityDeps, 'env' | 'log'>): Promise<Signature[]> {
  const authority = await openAuthority(env, log);
  return Promise.all([
    ...demoSignatures.map((one) => sign(authority, one, 'verified')),
    ...demoUnverifiedSignatures.map((one) => sign(authority, one, 'unverified')),
  ]);
}

async function sign(
  { demo, trustAt }: Awaited<ReturnType<typeof openAuthority>>,
  { id, companyId, userId, ...made }: DemoSignature,
  state: Signature['state'],
): Promise<Signature> {
  if (demo === undefined) throw internal('the demo world has no certificate authority to sign with');
  const { number: regulationNumber, content: document } = regulationEdition;
  const signedAt = new Date(made.signedAt);
  const owner = certificateOwner(companyById(companyId), userById(userId));
  const signer = await softwareSigner(async (publicKey) => {
    const issued = await demo.issue(publicKey, owner, { now: signedAt, isRevoked: false });
    return [issued.der, demo.certificate.der];
  });
  const signature = Buffer.from(await signer.sign(document));
  const trust = state === 'verified' ? trustAt(signedAt) : { trusted: [] };
  const verdict = verifySignature(signature, { document, earlier: [], owner, ...trust, now: signedAt });
  if (verdict.kind === 'refused' || verdict.kind !== state)
    throw internal(`a demo signature of ${companyId} is ${verdict.kind}`);
  return {
    id,
    companyId,
    regulationNumber,
    userId,
    state,
    signature,
    verdict: toStoredVerdict(verdict),
    signedAt,
  };
}
