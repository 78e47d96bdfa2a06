import { invalid } from '@setu/kit/core';
import { fieldAgainstCertificate } from '@setu/proto/certificate-rules';
import { certificateOwner } from '../../signing/domain/certificate-owner.js';
import type { Authority } from '../../signing/verification/open-authority.js';
import { verifySignature } from '../../signing/verification/verify-signature.js';
import type { CertificateProof, ProvenCertificate } from '../domain/certificate-proof.js';
import { isChallenge } from '../domain/challenge.js';
import type { Registrant } from '../domain/registrant.js';

interface ProofContext {
  visitorId: string;
  keys: readonly string[];
  trustAt: Authority['trustAt'];
  now: Date;
}

/**
 * Checks the proof that a registrant holds a certificate's key and returns the certificate. Throws `invalid` on each
 * field that differs from the certificate. Throws `invalid` on `certificate` if the certificate is not valid or the
 * signature was not made with its key.
 */
export function provenCertificate(
  { challenge, signature }: CertificateProof,
  { company, person }: Registrant,
  { visitorId, keys, trustAt, now }: ProofContext,
): ProvenCertificate {
  if (!isChallenge(challenge, visitorId, keys, now)) throw invalid({ certificate: 'challenge_expired' });
  const owner = certificateOwner(company, person);
  const verdict = verifySignature(signature, { document: challenge, earlier: [], owner, ...trustAt(now), now });
  if (verdict.kind !== 'refused') return { state: verdict.kind, ...verdict.certificate };
  const reasons = [...verdict.reasons].reverse();
  throw invalid(
    Object.fromEntries(reasons.map((reason) => [fieldAgainstCertificate[reason] ?? 'certificate', reason])),
  );
}
