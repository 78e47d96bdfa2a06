import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { unavailable } from '@setu/kit/core';
import { actorHeader, signActor, systemActor } from '@setu/kit/rpc';
import type { Actor } from '@setu/proto/common';
import { z } from 'zod';

/** A file of an import, as the media service describes it. */
export interface ImportFile {
  id: string;
  name: string;
  size: number;
}

/** Metadata of a file to store; the caller chooses the id. */
interface FileMetadata {
  id: string;
  name: string;
  companyId: string;
}

/**
 * Access to import files through the internal listener of the media service. All methods throw `unavailable` if it does
 * not answer.
 */
export interface MediaFiles {
  /**
   * Returns a file that the caller stored for an import of the company, or undefined if there is no such file for this
   * caller.
   */
  find(actor: Actor, companyId: string, id: string): Promise<ImportFile | undefined>;
  /** Writes a file's bytes to the path. */
  download(id: string, path: string, signal: AbortSignal): Promise<void>;
  /** Stores a marked file for the company. Storing the same id again does nothing. */
  storeMarked(file: FileMetadata & { path: string }, signal: AbortSignal): Promise<void>;
  /**
   * Stores a picture of the company. Storing the same id again does nothing, and warns of nothing. Returns the code of
   * a rejection or of a warning.
   */
  storePicture(file: FileMetadata & { bytes: Buffer }, signal: AbortSignal): Promise<StoredPicture>;
}

/** What became of a picture: why it was rejected, or why it may not be good enough. Empty if all is well. */
export interface StoredPicture {
  refused?: string | undefined;
  warning?: string | undefined;
}

const timeoutMs = 120_000;
const found = z.object({ id: z.string(), name: z.string(), size: z.number() });
const refusal = z.object({ code: z.string() });
const kept = z.object({ warning: z.string().optional() });

/**
 * Creates the client of the media service. The client calls as the catalogue service, except where media decides what
 * the user may see.
 */
export function mediaFiles({
  MEDIA_HTTP_URL: base,
  ACTOR_KEYS: keys,
}: {
  MEDIA_HTTP_URL: string;
  ACTOR_KEYS: readonly string[];
}): MediaFiles {
  const request = (
    path: string,
    { actor = systemActor('catalogue'), headers, ...init }: RequestInit & { actor?: Actor },
  ) =>
    fetch(new URL(path, base), {
      ...init,
      headers: { ...headers, [actorHeader]: signActor(actor, keys) },
      signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(init.signal ? [init.signal] : [])]),
    }).catch((error: unknown) => {
      throw unavailable('media does not answer', error);
    });
  return {
    find: async (actor, companyId, id) => {
      const answer = await request(`/imports/${id}?${new URLSearchParams({ company: companyId })}`, { actor });
      const body: unknown = await answer.json();
      if (answer.status === 404) return undefined;
      if (!answer.ok) throw unavailable(`media answered a file of cards with ${answer.status}`);
      return found.parse(body);
    },
    download: async (id, path, signal) => {
      const answer = await request(`/files/${id}/file`, { signal });
      if (!answer.ok || answer.body === null) throw unavailable(`media answered a file of cards with ${answer.status}`);
      await pipeline(Readable.fromWeb(answer.body as ReadableStream), createWriteStream(path, { mode: 0o600 }));
    },
    storeMarked: async ({ id, name, companyId, path }, signal) => {
      const { size } = await stat(path);
      const body = Readable.toWeb(createReadStream(path)) as ReadableStream;
      const answer = await request(placeOf('imports', { id, name, companyId }), {
        ...{ method: 'PUT', body, duplex: 'half', headers: { 'content-length': String(size) }, signal },
      } as RequestInit);
      await answer.arrayBuffer();
      if (!answer.ok) throw unavailable(`media answered a marked file with ${answer.status}`);
    },
    storePicture: async ({ bytes, ...file }, signal) => {
      const body = new Uint8Array(bytes);
      const answer = await request(placeOf('pictures', file), { method: 'PUT', body, signal });
      const answerBody: unknown = await answer.json();
      if (answer.ok) return { warning: kept.parse(answerBody).warning };
      const known = refusal.safeParse(answerBody);
      if (answer.status >= 500 || answer.status === 404 || !known.success)
        throw unavailable(`media answered a picture with ${answer.status}`);
      return { refused: known.data.code };
    },
  };
}

const placeOf = (kind: string, { id, name, companyId }: FileMetadata): string =>
  `/${kind}/${id}/${encodeURIComponent(name)}?${new URLSearchParams({ company: companyId })}`;
