import { type ReadCertificate, readCertificate } from './read-certificate.js';

const armoured = /-----BEGIN CERTIFICATE-----([\s\S]*?)-----END CERTIFICATE-----/g;

/** The certificates of a bundle in PEM; what cannot be read is left out. */
export function readTrust(bundle: string): ReadCertificate[] {
  return [...bundle.matchAll(armoured)].flatMap(([, base64 = '']) => {
    const read = readCertificate(Buffer.from(base64, 'base64'));
    return read === undefined ? [] : [read];
  });
}
