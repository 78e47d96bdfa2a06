import type * as wire from '@setu/proto/identity/signing';
import { wireSignatureState } from '@setu/proto/wire-words';
import type { Regulation } from '../signing/domain/regulation.js';
import type { Signature } from '../signing/domain/signature.js';
import { readCertificate } from '../signing/verification/read-certificate.js';

/** Returns a version of the regulation without its bytes. */
export const toRegulation = ({ size, ...regulation }: Regulation): wire.Regulation => ({
  number: regulation.number,
  fileName: regulation.fileName,
  type: regulation.type,
  size: BigInt(size),
  sha256: regulation.sha256,
  effectiveFrom: regulation.effectiveFrom,
});

/** Returns a signature as its company sees it. */
export function toSignature({ id, regulationNumber, state, signedAt, verdict }: Signature): wire.RegulationSignature {
  const { certificate, digestAlgorithm, signatureAlgorithm, chain, revocation } = verdict;
  const { facts, serial, thumbprint } = certificate;
  const person = facts.surname === '' ? facts.commonName : `${facts.surname} ${facts.givenNames}`;
  return {
    id,
    regulationNumber,
    state: wireSignatureState(state),
    signedAt: signedAt.toISOString(),
    signer: person.trim(),
    organisation: facts.organisation,
    issuer: facts.issuer,
    serial,
    thumbprint,
    validFrom: facts.validFrom,
    validTo: facts.validTo,
    digestAlgorithm,
    signatureAlgorithm,
    chain: chain.map((der) => nameOf(Buffer.from(der, 'base64'))),
    isNotRevoked: revocation === 'good',
  };
}

function nameOf(der: Buffer): string {
  const facts = readCertificate(der)?.facts;
  return facts?.organisation || facts?.commonName || '';
}
