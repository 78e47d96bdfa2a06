import { unavailable } from '@setu/kit/core';
import { actorHeader, signActor, systemActor } from '@setu/kit/rpc';
import { z } from 'zod';

/** Evidence under the id its object gets. */
export interface EvidenceObject {
  id: string;
  name: string;
  bytes: Buffer;
}

/** Where evidence is kept: the media service. Gives the SHA-256 of what is there; the same once more changes nothing. */
export type KeepObject = (object: EvidenceObject, signal: AbortSignal) => Promise<string>;

const longestMs = 20_000;
const answered = z.object({ sha256: z.string() });

/** Keeps evidence with the media service, as ourselves; throws `unavailable` when it does not take it. */
export const objectKeeper =
  ({ MEDIA_HTTP_URL: base, ACTOR_KEYS: keys }: { MEDIA_HTTP_URL: string; ACTOR_KEYS: readonly string[] }): KeepObject =>
  async ({ id, name, bytes }, signal) => {
    const answer = await fetch(new URL(`/evidence/${id}/${encodeURIComponent(name)}`, base), {
      method: 'PUT',
      body: new Uint8Array(bytes),
      headers: { [actorHeader]: signActor(systemActor('identity'), keys), 'content-type': 'application/octet-stream' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(longestMs)]),
    }).catch((error: unknown) => {
      throw unavailable('media cannot be reached', error);
    });
    const text = await answer.text();
    if (!answer.ok) throw unavailable(`media answered evidence with ${answer.status}`);
    return answered.parse(JSON.parse(text)).sha256;
  };
