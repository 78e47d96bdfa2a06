/// <reference path="./node-gost-crypto.d.ts" />
import { createHash } from 'node:crypto';
import { gostEngine } from 'node-gost-crypto';
import { oid } from './oids.js';

type Digest = (content: Uint8Array) => Uint8Array;

const sha =
  (name: string): Digest =>
  (content) =>
    createHash(name).update(content).digest();

/** Returns the GOST R 34.11-2012 (Streebog) digest of 256 or 512 bits. */
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

/**
 * Returns the digest function of an algorithm accepted for documents, or undefined if the algorithm is unknown or too
 * weak.
 */
export const digestOf = (algorithm: string): Digest | undefined => strong.get(algorithm);

/**
 * Returns the digest function for identifying a certificate. It also accepts SHA-1, which version 1 of the
 * signing-certificate attribute uses.
 */
export const namingDigestOf = (algorithm: string): Digest | undefined =>
  algorithm === oid.sha1 ? sha('sha1') : digestOf(algorithm);
