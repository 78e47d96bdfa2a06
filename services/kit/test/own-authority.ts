import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Encodes a part of a certificate in DER: tag, length and contents. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  const size = Buffer.from(body.length.toString(16).padStart(body.length > 255 ? 4 : 2, '0'), 'hex');
  const length = body.length < 128 ? size : Buffer.concat([Buffer.from([0x80 | size.length]), size]);
  return Buffer.concat([Buffer.from([tag]), length, body]);
}

const sequence = (...parts: readonly Uint8Array[]): Buffer => der(0x30, ...parts);
const oid = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'));
const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'));
const named = (name: string): Buffer => sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from(name)))));
const yes = der(0x01, Buffer.from([0xff]));
const ofAuthority = sequence(oid('551d13'), yes, der(0x04, sequence(yes)));
const ofHere = sequence(
  oid('551d11'),
  der(0x04, sequence(der(0x82, Buffer.from('localhost')), der(0x87, Buffer.from([127, 0, 0, 1])))),
);

const time = (at: number): Buffer => {
  const digits = new Date(at).toISOString().replaceAll(/[-:T]/g, '').slice(2, 14);
  return der(0x17, Buffer.from(`${digits}Z`));
};

const day = 86_400_000;

interface Certifying {
  subject: string;
  issuer: string;
  publicKey: KeyObject;
  signedBy: KeyObject;
  extension: Buffer;
}

function certificate({ subject, issuer, publicKey, signedBy, extension }: Certifying): string {
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ecdsaWithSha256,
    named(issuer),
    sequence(time(Date.now() - day), time(Date.now() + day)),
    named(subject),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(extension)),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', body, signedBy));
  const lines = sequence(body, ecdsaWithSha256, signature).toString('base64').replaceAll(/.{64}/g, '$&\n');
  return `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`;
}

/**
 * Creates a private certificate authority and a certificate that it signed for this machine, as PEM files in a folder.
 * `remove` deletes the folder.
 */
export function ownAuthority(): { folder: string; ca: string; cert: string; key: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'setu-authority-'));
  const keep = (name: string, text: string | Buffer): string => {
    const path = join(folder, name);
    writeFileSync(path, text, { mode: 0o600 });
    return path;
  };
  const [root, leaf] = [0, 1].map(() => generateKeyPairSync('ec', { namedCurve: 'P-256' }));
  if (!root || !leaf) throw new Error('no keys');
  const of = { issuer: 'Own authority', signedBy: root.privateKey };
  return {
    folder,
    ca: keep('ca.pem', certificate({ ...of, subject: of.issuer, publicKey: root.publicKey, extension: ofAuthority })),
    cert: keep('cert.pem', certificate({ ...of, subject: 'localhost', publicKey: leaf.publicKey, extension: ofHere })),
    key: keep('key.pem', leaf.privateKey.export({ type: 'pkcs8', format: 'pem' })),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
