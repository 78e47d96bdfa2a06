import { createHash } from 'node:crypto';
import type { Conn } from '../db/open.js';
import { invalidCode } from '../errors.js';

/** A message class of ts-proto, as far as keeping an answer needs it. */
export interface Codec<T> {
  encode(message: T): { finish(): Uint8Array };
  decode(bytes: Uint8Array): T;
}

export interface OnceOnly<T> {
  /** Who asks: a user id, or the visitor's. */
  principal: string;
  /** What is asked, normally the RPC's name. */
  route: string;
  /** The Idempotency-Key; empty or absent: `fn` simply runs. */
  key: string | undefined;
  /** The request's bytes; what must be equal for it to be the same question. */
  fingerprint: Uint8Array | string;
  /** The answer's message class. */
  answer: Codec<T>;
}

/**
 * Does `fn` once per key within 24 h; a repetition gets the first answer without a second effect. A second caller waits
 * for the first one's transaction. Another body under a used key is `invalid` `idempotency_key_reused`.
 */
export type Once = <T>(asked: OnceOnly<T>, fn: () => Promise<T>) => Promise<T>;

/** `once` in the transaction `conn`: the key is kept if, and only if, the effect is. */
export const once =
  (conn: Conn): Once =>
  (asked, fn) => {
    const { key } = asked;
    return key === undefined || key === '' ? fn() : onceByKey(conn, { ...asked, key }, fn);
  };

async function onceByKey<T>(
  conn: Conn,
  { principal, route, key, fingerprint, answer }: OnceOnly<T> & { key: string },
  fn: () => Promise<T>,
): Promise<T> {
  if (key.length > 255) throw invalidCode('idempotency_key_too_long');
  const id = { principal, route, key };
  const print = createHash('sha256').update(fingerprint).digest('hex');
  await conn('idempotency').where(id).whereRaw("created_at < now() - interval '24 hours'").delete();
  const mine = await conn('idempotency')
    .insert({ ...id, fingerprint: print })
    .onConflict(['principal', 'route', 'key'])
    .ignore()
    .returning('key');
  if (mine.length === 0) {
    const first: { fingerprint: string; answer: Buffer } | undefined = await conn('idempotency').where(id).first();
    if (first?.fingerprint !== print) throw invalidCode('idempotency_key_reused');
    return answer.decode(first.answer);
  }
  const result = await fn();
  await conn('idempotency')
    .where(id)
    .update({ answer: Buffer.from(answer.encode(result).finish()) });
  return result;
}
