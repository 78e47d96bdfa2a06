import { createHash, webcrypto } from 'node:crypto';
import { ObjectIdentifier, OctetString, Sequence } from 'asn1js';
import * as pki from 'pkijs';

/** Signs content in the way that signing software on a user's computer does. */
export interface Signer {
  /** Returns a detached CAdES-BES signature, DER. */
  sign(content: Uint8Array): Promise<Uint8Array>;
}

/**
 * Returns a signer with a new key. `certify` returns the certificate for that key, followed by the certificates of its
 * issuers.
 */
export async function softwareSigner(certify: (publicKey: Uint8Array) => Promise<Uint8Array[]>): Promise<Signer> {
  const { subtle } = webcrypto;
  const keys = await subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign', 'verify']);
  const [der = new Uint8Array()] = await certify(new Uint8Array(await subtle.exportKey('spki', keys.publicKey)));
  const certificate = pki.Certificate.fromBER(Uint8Array.from(der));
  const sha256 = (bytes: Uint8Array): ArrayBuffer =>
    Uint8Array.from(createHash('sha256').update(bytes).digest()).buffer;
  const naming = new Sequence({
    value: [new Sequence({ value: [new Sequence({ value: [new OctetString({ valueHex: sha256(der) })] })] })],
  });
  return {
    sign: async (content) => {
      const attribute = (type: string, value: object) => new pki.Attribute({ type, values: [value] });
      const signedAttrs = new pki.SignedAndUnsignedAttributes({
        type: 0,
        attributes: [
          attribute('1.2.840.113549.1.9.3', new ObjectIdentifier({ value: '1.2.840.113549.1.7.1' })),
          attribute('1.2.840.113549.1.9.4', new OctetString({ valueHex: sha256(content) })),
          attribute('1.2.840.113549.1.9.16.2.47', naming),
        ],
      });
      const { issuer, serialNumber } = certificate;
      const sid = new pki.IssuerAndSerialNumber({ issuer, serialNumber });
      const signed = new pki.SignedData({
        version: 1,
        encapContentInfo: new pki.EncapsulatedContentInfo({ eContentType: '1.2.840.113549.1.7.1' }),
        signerInfos: [new pki.SignerInfo({ version: 1, sid, signedAttrs })],
        certificates: [certificate],
      });
      await signed.sign(keys.privateKey, 0, 'SHA-256', Uint8Array.from(content));
      const wrapped = new pki.ContentInfo({ contentType: '1.2.840.113549.1.7.2', content: signed.toSchema(true) });
      return new Uint8Array(wrapped.toSchema().toBER());
    },
  };
}
