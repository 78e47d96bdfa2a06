import { unavailable } from '@setu/kit/core';
import { actorHeader, signActor, systemActor } from '@setu/kit/rpc';

/** The file of a document, under its file id. */
export interface DocumentFile {
  id: string;
  name: string;
  bytes: Buffer;
}

/** Stores the file of a document with the media service, through its internal listener. Repeating it does nothing. */
export type StoreDocument = (file: DocumentFile, signal: AbortSignal) => Promise<void>;

const timeoutMs = 20_000;

/**
 * Returns the function that stores documents with the media service, signed as this service. It throws `unavailable` if
 * the media service rejects one.
 */
export const documentUploader =
  ({
    MEDIA_HTTP_URL: base,
    ACTOR_KEYS: keys,
  }: {
    MEDIA_HTTP_URL: string;
    ACTOR_KEYS: readonly string[];
  }): StoreDocument =>
  async ({ id, name, bytes }, signal) => {
    const answer = await fetch(new URL(`/papers/${id}/${encodeURIComponent(name)}`, base), {
      method: 'PUT',
      body: new Uint8Array(bytes),
      headers: { [actorHeader]: signActor(systemActor('request'), keys), 'content-type': 'application/pdf' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw unavailable(`media answered a paper with ${answer.status}`);
  };
