import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { unavailable } from '@setu/kit/core';
import { actorHeader, signActor, systemActor } from '@setu/kit/rpc';
import { z } from 'zod';

/** What a process needs to call the media service. */
export interface MediaAccess {
  MEDIA_HTTP_URL: string;
  ACTOR_KEYS: readonly string[];
}

/** Files that the catalogue can compute again, kept by the media service. All methods throw `unavailable` on failure. */
export interface DerivedObjects {
  /** Returns the keys with this beginning. */
  list(under: string): Promise<string[]>;
  upload(key: string, path: string): Promise<void>;
  download(key: string, path: string): Promise<void>;
  remove(key: string): Promise<void>;
}

/** Media streams, so a large index takes long only on a slow network. */
const timeoutMs = 300_000;
const listed = z.array(z.object({ key: z.string() }));

/** Creates the client of the media service for the catalogue's derived files. */
export function derivedObjects({ MEDIA_HTTP_URL: base, ACTOR_KEYS: keys }: MediaAccess): DerivedObjects {
  const request = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = { ...init.headers, [actorHeader]: signActor(systemActor('catalogue'), keys) };
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetch(new URL(path, base), { ...init, headers, signal }).catch((error: unknown) => {
      throw unavailable('media does not answer', error);
    });
    if (!answer.ok) throw unavailable(`media answered a stored index with ${answer.status}`);
    return answer;
  };
  return {
    list: async (under) => {
      const answer = await request(`/derived?${new URLSearchParams({ under })}`);
      return listed.parse(await answer.json()).map(({ key }) => key);
    },
    upload: async (key, path) => {
      const { size } = await stat(path);
      const body = Readable.toWeb(createReadStream(path)) as ReadableStream;
      const headers = { 'content-length': String(size) };
      const answer = await request(`/derived/${key}`, { method: 'PUT', body, duplex: 'half', headers } as RequestInit);
      await answer.arrayBuffer();
    },
    download: async (key, path) => {
      const { body } = await request(`/derived/${key}`);
      if (body === null) throw unavailable('media answered without content');
      await pipeline(Readable.fromWeb(body as ReadableStream), createWriteStream(path));
    },
    remove: async (key) => {
      const answer = await request(`/derived/${key}`, { method: 'DELETE' });
      await answer.arrayBuffer();
    },
  };
}
