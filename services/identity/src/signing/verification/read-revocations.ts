import { CertificateRevocationList } from 'pkijs';
import { hexOf } from './read-certificate.js';

/**
 * A list of revoked certificates (RFC 5280, section 5) as its authority published it. Its signature is not checked yet.
 */
export interface RevocationList {
  parsed: CertificateRevocationList;
  /** When the next list is due. Absent if the list does not say. */
  nextUpdate?: Date | undefined;
  /** The time of revocation by the certificate's serial number in hexadecimal. */
  revoked: ReadonlyMap<string, Date>;
}

const armoured = /-----BEGIN X509 CRL-----([\s\S]*?)-----END X509 CRL-----/g;

/** Parses the lists of a file: any number in PEM, or one in DER. Throws if there is none or one cannot be read. */
export function readRevocations(bytes: Buffer): RevocationList[] {
  const inPem = [...bytes.toString('latin1').matchAll(armoured)].map(([, base64 = '']) =>
    Buffer.from(base64, 'base64'),
  );
  return (inPem.length > 0 ? inPem : [bytes]).map(readOne);
}

function readOne(der: Uint8Array): RevocationList {
  const parsed = CertificateRevocationList.fromBER(Uint8Array.from(der));
  const lines = parsed.revokedCertificates ?? [];
  return {
    parsed,
    nextUpdate: parsed.nextUpdate?.value,
    revoked: new Map(
      lines.map(({ userCertificate, revocationDate }) => [
        hexOf(userCertificate.valueBlock.valueHexView),
        revocationDate.value,
      ]),
    ),
  };
}
