import { type ReadCertificate, readCertificate } from './read-certificate.js';

const armoured = /-----BEGIN CERTIFICATE-----([\s\S]*?)-----END CERTIFICATE-----/g;

/** Parses the certificates of a PEM bundle and skips those that cannot be read. */
export function readTrust(bundle: string): ReadCertificate[] {
  return [...bundle.matchAll(armoured)].flatMap(([, base64 = '']) => {
    const read = readCertificate(Buffer.from(base64, 'base64'));
    return read === undefined ? [] : [read];
  });
}
