import { unavailable } from '@setu/kit/core';
import { actorHeader, signActor, systemActor } from '@setu/kit/rpc';
import { z } from 'zod';

/** Evidence with the id of its object. */
export interface EvidenceObject {
  id: string;
  name: string;
  bytes: Buffer;
}

/** Stores evidence in the media service and returns the SHA-256 of the stored object. Repeating it changes nothing. */
export type StoreObject = (object: EvidenceObject, signal: AbortSignal) => Promise<string>;

const longestMs = 20_000;
const answered = z.object({ sha256: z.string() });

/**
 * Returns the function that stores evidence in the media service, with the identity service as the actor. The function
 * throws `unavailable` if the media service does not accept the evidence.
 */
export const objectStorage =
  ({
    MEDIA_HTTP_URL: base,
    ACTOR_KEYS: keys,
  }: {
    MEDIA_HTTP_URL: string;
    ACTOR_KEYS: readonly string[];
  }): StoreObject =>
  async ({ id, name, bytes }, signal) => {
    const answer = await fetch(new URL(`/evidence/${id}/${encodeURIComponent(name)}`, base), {
      method: 'PUT',
      body: new Uint8Array(bytes),
      headers: { [actorHeader]: signActor(systemActor('identity'), keys), 'content-type': 'application/octet-stream' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(longestMs)]),
    }).catch((error: unknown) => {
      throw unavailable('the media service cannot be reached', error);
    });
    const text = await answer.text();
    if (!answer.ok) throw unavailable(`the media service answered with status ${answer.status}`);
    return answered.parse(JSON.parse(text)).sha256;
  };
