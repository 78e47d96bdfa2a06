import { createPublicKey, verify } from 'node:crypto';
import { fromBER, ObjectIdentifier, OctetString, Sequence } from 'asn1js';
import type { PublicKeyInfo } from 'pkijs';
import { digestOf } from './digests.js';
import { gostCurves } from './gost-curves.js';
import { isGostSignature } from './gost-signature.js';
import { oid } from './oids.js';

/** Signed bytes with their signature, its key and its algorithms. */
export interface Signed {
  key: PublicKeyInfo;
  signatureAlgorithm: string;
  /** Used if the signature algorithm does not name a digest. */
  digestAlgorithm: string;
  content: Uint8Array;
  signature: Uint8Array;
}

/** `unknown` means an algorithm that is not supported, which includes weak ones. */
export type Checked = 'good' | 'bad' | 'unknown';

const sha256 = oid.sha256;
const [sha384, sha512] = ['2.16.840.1.101.3.4.2.2', '2.16.840.1.101.3.4.2.3'];
const [gost256, gost512] = ['1.2.643.7.1.1.2.2', '1.2.643.7.1.1.2.3'];

/** Signature algorithms with their key type and digest. Without a digest, the separate digest algorithm applies. */
const algorithms: ReadonlyMap<string, { key: 'rsa' | 'ec' | 'gost'; digest?: string }> = new Map([
  ['1.2.840.113549.1.1.1', { key: 'rsa' }],
  ['1.2.840.113549.1.1.11', { key: 'rsa', digest: sha256 }],
  ['1.2.840.113549.1.1.12', { key: 'rsa', digest: sha384 }],
  ['1.2.840.113549.1.1.13', { key: 'rsa', digest: sha512 }],
  ['1.2.840.10045.4.3.2', { key: 'ec', digest: sha256 }],
  ['1.2.840.10045.4.3.3', { key: 'ec', digest: sha384 }],
  ['1.2.840.10045.4.3.4', { key: 'ec', digest: sha512 }],
  [oid.gostKey256, { key: 'gost', digest: gost256 }],
  ['1.2.643.7.1.1.3.2', { key: 'gost', digest: gost256 }],
  [oid.gostKey512, { key: 'gost', digest: gost512 }],
  ['1.2.643.7.1.1.3.3', { key: 'gost', digest: gost512 }],
]);
const nodeDigests: ReadonlyMap<string, string> = new Map([
  [sha256, 'sha256'],
  [sha384, 'sha384'],
  [sha512, 'sha512'],
]);

/** Checks a signature over bytes: RSA (PKCS #1), ECDSA or GOST R 34.10-2012. */
export function checkSigned(signed: Signed): Checked {
  const algorithm = algorithms.get(signed.signatureAlgorithm);
  if (algorithm === undefined) return 'unknown';
  const digest = algorithm.digest ?? signed.digestAlgorithm;
  return algorithm.key === 'gost' ? checkGost(signed, digest) : checkByNode(signed, algorithm.key, digest);
}

function checkByNode({ key, content, signature }: Signed, type: 'rsa' | 'ec', digest: string): Checked {
  const name = nodeDigests.get(digest);
  if (name === undefined) return 'unknown';
  try {
    const der = Buffer.from(key.toSchema().toBER());
    const publicKey = createPublicKey({ key: der, format: 'der', type: 'spki' });
    if (publicKey.asymmetricKeyType !== type) return 'bad';
    return verify(name, content, publicKey, signature) ? 'good' : 'bad';
  } catch {
    return 'bad';
  }
}

function checkGost({ key, content, signature }: Signed, algorithm: string): Checked {
  const digest = digestOf(algorithm);
  const { algorithmId, algorithmParams } = key.algorithm;
  const expected = algorithm === gost256 ? oid.gostKey256 : oid.gostKey512;
  if (digest === undefined || algorithmId !== expected || !(algorithmParams instanceof Sequence)) return 'bad';
  const [named] = algorithmParams.valueBlock.value;
  const curve = named instanceof ObjectIdentifier ? gostCurves.get(named.valueBlock.toString()) : undefined;
  if (curve === undefined) return 'unknown';
  const inner = fromBER(key.subjectPublicKey.valueBlock.valueHexView).result;
  if (!(inner instanceof OctetString)) return 'bad';
  const point = inner.valueBlock.valueHexView;
  return isGostSignature({ curve, key: point, digest: digest(content), signature }) ? 'good' : 'bad';
}
