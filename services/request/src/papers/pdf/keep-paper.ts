import { unavailable } from '@setu/kit/core';
import { actorHeader, signActor, systemActor } from '@setu/kit/rpc';

/** A paper's bytes under the id their file gets. */
export interface PaperFile {
  id: string;
  name: string;
  bytes: Buffer;
}

/** Where papers are kept: the media service's internal listener. Keeping the same once more changes nothing. */
export type KeepPaper = (file: PaperFile, signal: AbortSignal) => Promise<void>;

const longestMs = 20_000;

/** Keeps papers with the media service, as ourselves; throws `unavailable` when it does not take one. */
export const paperKeeper =
  ({ MEDIA_HTTP_URL: base, ACTOR_KEYS: keys }: { MEDIA_HTTP_URL: string; ACTOR_KEYS: readonly string[] }): KeepPaper =>
  async ({ id, name, bytes }, signal) => {
    const answer = await fetch(new URL(`/papers/${id}/${encodeURIComponent(name)}`, base), {
      method: 'PUT',
      body: new Uint8Array(bytes),
      headers: { [actorHeader]: signActor(systemActor('request'), keys), 'content-type': 'application/pdf' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(longestMs)]),
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw unavailable(`media answered a paper with ${answer.status}`);
  };
