/** Types for the part of the package that is used here. */
declare module 'node-gost-crypto' {
  interface Digest {
    digest(content: Uint8Array): ArrayBuffer;
  }
  export const gostEngine: { getGostDigest(about: { name: string; length: number; version: number }): Digest };
}
