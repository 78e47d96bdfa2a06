/// <reference path="./node-gost-crypto.d.ts" />
import { createHash } from 'node:crypto';
import { gostEngine } from 'node-gost-crypto';
import { oid } from './oids.js';

type Digest = (content: Uint8Array) => Uint8Array;

const sha =
  (name: string): Digest =>
  (content) =>
    createHash(name).update(content).digest();

/** GOST R 34.11-2012 (Streebog), 256 or 512 bits. */
export const streebog = (length: 256 | 512): Digest => {
  const engine = gostEngine.getGostDigest({ name: 'GOST R 34.11', length, version: 2012 });
  return (content) => new Uint8Array(engine.digest(Buffer.from(content)));
};

const strong: ReadonlyMap<string, Digest> = new Map([
  [oid.sha256, sha('sha256')],
  ['2.16.840.1.101.3.4.2.2', sha('sha384')],
  ['2.16.840.1.101.3.4.2.3', sha('sha512')],
  ['1.2.643.7.1.1.2.2', streebog(256)],
  ['1.2.643.7.1.1.2.3', streebog(512)],
]);

/** The digest of an algorithm a document may be signed by; nothing for what is unknown here or too weak. */
export const digestOf = (algorithm: string): Digest | undefined => strong.get(algorithm);

/** The same, for naming a certificate: SHA-1 too, by which the first version of that attribute names it. */
export const namingDigestOf = (algorithm: string): Digest | undefined =>
  algorithm === oid.sha1 ? sha('sha1') : digestOf(algorithm);
