import type { RegulationSignatureView, RegulationView } from '@setu/contract';
import type * as wire from '@setu/proto/identity/signing';
import { signatureStateWord } from '@setu/proto/wire-words';

/** Presents a version of the regulation, with the address of its file. */
export const regulationView = (regulation: wire.Regulation): RegulationView => ({
  number: regulation.number,
  url: `/register/regulation/${regulation.number}`,
  name: regulation.fileName,
  type: regulation.type,
  size: Number(regulation.size),
  sha256: regulation.sha256,
  effective_from: regulation.effectiveFrom,
});

/** Presents a signature for its company. */
export const regulationSignatureView = (signature: wire.RegulationSignature): RegulationSignatureView => ({
  id: signature.id,
  regulation_number: signature.regulationNumber,
  state: signatureStateWord(signature.state) ?? 'unverified',
  signed_at: signature.signedAt,
  signer: signature.signer,
  organisation: signature.organisation,
  issuer: signature.issuer,
  serial: signature.serial,
  thumbprint: signature.thumbprint,
  valid_from: signature.validFrom,
  valid_to: signature.validTo,
  signature_algorithm: signature.signatureAlgorithm,
  chain: signature.chain,
  is_not_revoked: signature.isNotRevoked,
});

/** Presents the owner whom the certificate must name, with the contract's field names. */
export const certificateOwnerView = (owner: wire.CertificateOwner | undefined) => ({
  inn: owner?.inn ?? '',
  kpp: owner?.kpp ?? '',
  ogrn: owner?.ogrn ?? '',
  short_name: owner?.shortName ?? '',
  full_name: owner?.fullName ?? '',
  surname: owner?.surname ?? '',
  name: owner?.name ?? '',
  patronymic: owner?.patronymic ?? '',
});
