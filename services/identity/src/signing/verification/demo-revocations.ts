import type { webcrypto } from 'node:crypto';
import { Integer } from 'asn1js';
import { CertificateRevocationList, type RelativeDistinguishedNames, RevokedCertificate, Time } from 'pkijs';
import { type RevocationList, readRevocations } from './read-revocations.js';

/** The serial number of the one certificate that the demo authority has revoked. */
export const revokedSerial = Uint8Array.from(Buffer.from('Revoked'));

/** Returns the demo authority's revocation list. It revokes the one certificate, on the authority's second day. */
export async function demoRevocations(
  issuer: RelativeDistinguishedNames,
  key: webcrypto.CryptoKey,
  { from, to }: { from: Date; to: Date },
): Promise<RevocationList> {
  const list = new CertificateRevocationList({
    version: 1,
    issuer,
    thisUpdate: new Time({ type: 0, value: from }),
    nextUpdate: new Time({ type: 0, value: to }),
    revokedCertificates: [
      new RevokedCertificate({
        userCertificate: new Integer({ valueHex: Uint8Array.from(revokedSerial).buffer }),
        revocationDate: new Time({ type: 0, value: new Date(from.getTime() + 86_400_000) }),
      }),
    ],
  });
  await list.sign(key, 'SHA-256');
  const [read] = readRevocations(Buffer.from(list.toSchema(true).toBER()));
  if (read === undefined) throw new Error('a list that was just made cannot be read');
  return read;
}
