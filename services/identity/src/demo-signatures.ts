import { companyById, demoSignatures, regulationEdition, userById } from '@setu/demo-world';
import { internal } from '@setu/kit/core';
import type { IdentityDeps } from './deps.js';
import { certificateOwner } from './signing/domain/certificate-owner.js';
import { keptVerdict, type Signature } from './signing/domain/signature.js';
import { softwareSigner } from './signing/signer/software-signer.js';
import { openAuthority } from './signing/verification/open-authority.js';
import { verifySignature } from './signing/verification/verify-signature.js';

/**
 * Signs the regulation for the demo world's customers, each with a key and a certificate of its own by the authority for
 * demonstrations, and looks at every signature as at one that was sent. Keys on P-256: all of them take a few milliseconds.
 */
export async function makeDemoSignatures({ env, log }: Pick<IdentityDeps, 'env' | 'log'>): Promise<Signature[]> {
  const authority = await openAuthority(env, log);
  return Promise.all(demoSignatures.map((one) => sign(authority, one)));
}

async function sign(
  { demo, standing }: Awaited<ReturnType<typeof openAuthority>>,
  { id, companyId, userId, ...made }: (typeof demoSignatures)[number],
): Promise<Signature> {
  if (demo === undefined) throw internal('the demo world has no authority to sign by');
  const { number: regulationNumber, content: document } = regulationEdition;
  const signedAt = new Date(made.signedAt);
  const owner = certificateOwner(companyById(companyId), userById(userId));
  const signer = await softwareSigner(async (publicKey) => {
    const issued = await demo.issue(publicKey, owner, { now: signedAt, isRevoked: false });
    return [issued.der, demo.certificate.der];
  });
  const signature = Buffer.from(await signer.sign(document));
  const verdict = verifySignature(signature, { document, earlier: [], owner, ...standing(signedAt), now: signedAt });
  if (verdict.kind !== 'verified') throw internal(`a demo signature of ${companyId} is ${verdict.kind}`);
  return {
    id,
    companyId,
    regulationNumber,
    userId,
    state: verdict.kind,
    signature,
    verdict: keptVerdict(verdict),
    signedAt,
  };
}
