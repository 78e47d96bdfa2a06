import { createHash } from 'node:crypto';
import type { Conn } from '../db/open.js';
import { invalidCode } from '../errors.js';

/** The part of a ts-proto message class that is needed to store a response. */
export interface Codec<T> {
  encode(message: T): { finish(): Uint8Array };
  decode(bytes: Uint8Array): T;
}

export interface IdempotentCall<T> {
  /** The caller: a user id or the visitor's id. */
  principal: string;
  /** The operation, normally the name of the RPC. */
  route: string;
  /** The Idempotency-Key. If it is empty or absent, `fn` simply runs. */
  key: string | undefined;
  /** The bytes of the request. A repeated request must have the same bytes. */
  fingerprint: Uint8Array | string;
  /** The message class of the response. */
  answer: Codec<T>;
}

/**
 * Runs `fn` once per key within 24 h. A repetition returns the first response without a second effect. A concurrent
 * caller waits for the first one's transaction. Throws `invalid` with `idempotency_key_reused` if the key is used with
 * another request.
 */
export type Idempotent = <T>(call: IdempotentCall<T>, fn: () => Promise<T>) => Promise<T>;

/** Returns `Idempotent` bound to the transaction `conn`, so the key is stored only if the effect is committed. */
export const idempotent =
  (conn: Conn): Idempotent =>
  (call, fn) => {
    const { key } = call;
    return key === undefined || key === '' ? fn() : runOncePerKey(conn, { ...call, key }, fn);
  };

async function runOncePerKey<T>(
  conn: Conn,
  { principal, route, key, fingerprint, answer }: IdempotentCall<T> & { key: string },
  fn: () => Promise<T>,
): Promise<T> {
  if (key.length > 255) throw invalidCode('idempotency_key_too_long');
  const id = { principal, route, key };
  const print = createHash('sha256').update(fingerprint).digest('hex');
  await conn('idempotency').where(id).whereRaw("created_at < now() - interval '24 hours'").delete();
  const inserted = await conn('idempotency')
    .insert({ ...id, fingerprint: print })
    .onConflict(['principal', 'route', 'key'])
    .ignore()
    .returning('key');
  if (inserted.length === 0) {
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
