import { createHash } from 'node:crypto';

const NAMESPACE = Buffer.from('6f0c1c5e9d5b4f0ea7a1d2c3b4a59687', 'hex');

const made = new Map<string, string>();

/** Returns a version 5 UUID for a kind and a name unique within it. The id is the same on every machine. */
export function demoId(kind: string, name: string): string {
  const key = `${kind}:${name}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const id = uuidOf(key);
  made.set(key, id);
  return id;
}

function uuidOf(key: string): string {
  const hash = createHash('sha1').update(NAMESPACE).update(key).digest().subarray(0, 16);
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = hash.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
