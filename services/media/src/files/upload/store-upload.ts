import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { isAppError, unavailable } from '@setu/kit/core';
import { minPictureSide } from '@setu/proto/picture-types';
import type { MediaDeps } from '../../deps.js';
import { fileStored, picturesMeasured } from '../../events.js';
import { reach } from '../../library/reach.js';
import { NotAPicture } from '../../pictures/not-a-picture.js';
import { type Incoming, OverLimit, receive } from '../content/incoming.js';
import { matchesItsType } from '../content/sniff.js';
import type { File, Owner } from '../domain/file.js';
import { cleanName, extensionOf } from '../domain/file-name.js';
import { ownerOf } from '../domain/quota.js';
import { emptyFile, noFreeSpace, tooLarge, unusablePicture, wrongType } from '../domain/refusals.js';
import { type Extension, isAllowed, isPicture, maxFileSize } from '../domain/restrictions.js';
import type { Reader } from '../domain/rights.js';
import { reserve } from './reserve.js';

/** An incoming file of a form. `bodyLength` is the stated length of the complete form. */
export interface Part {
  name: string;
  content: Readable;
  bodyLength: number | undefined;
  /** The id of the file, if it is known before the upload. */
  id?: string | undefined;
}

/** A stored upload. A small picture is stored, and its sender is warned. */
export interface StoredUpload extends File {
  isSmall: boolean;
}

/**
 * Stores an uploaded file (TRUST 3.6). A failure leaves nothing behind. A crash leaves a reservation, which a later
 * cleanup deletes. The steps are:
 * - reserve space;
 * - receive the bytes while counting and hashing them;
 * - check the content;
 * - convert a picture to its master;
 * - store the bytes;
 * - mark the file as ready.
 */
export async function storeUpload(deps: MediaDeps, reader: Reader, part: Part): Promise<StoredUpload> {
  return retentionOf(deps, ownerOf(reader), part);
}

/** Stores an uploaded file for an owner who is not the caller. */
export async function retentionOf(deps: MediaDeps, owner: Owner, part: Part): Promise<StoredUpload> {
  const name = cleanName(part.name);
  const extension = extensionOf(name);
  if (!isAllowed(extension)) throw wrongType(name);
  const reserved = await reserve(deps, { owner, id: part.id, name, extension, bodyLength: part.bodyLength });
  const path = join(deps.env.MEDIA_TEMP_DIR, `${reserved.id}.part`);
  try {
    const incoming = await receive(part.content, { path, limit: reserved.size }).catch((error: unknown) => {
      if (!(error instanceof OverLimit)) throw error;
      throw reserved.size < maxFileSize ? noFreeSpace(name) : tooLarge(name);
    });
    return await store(deps, reserved, { incoming, extension });
  } catch (error) {
    await abort(deps, reserved, error);
    throw error;
  } finally {
    await rm(path, { force: true });
  }
}

interface Checked {
  incoming: Incoming;
  extension: Extension;
}

async function store(deps: MediaDeps, reserved: File, { incoming, extension }: Checked): Promise<StoredUpload> {
  const { name } = reserved;
  if (incoming.size === 0) throw emptyFile(name);
  if (!(await matchesItsType(incoming.path, extension))) throw wrongType(name);
  const master = isPicture(extension) ? await masterOf(deps, name, incoming.path) : undefined;
  const { size, sha256 } = master ?? incoming;
  const file: File = { ...reserved, state: 'ready', type: master?.type ?? reserved.type, size, sha256 };
  const content = master === undefined ? createReadStream(incoming.path) : Readable.from([master.bytes]);
  await reach(() => deps.edge.objects.put(file.key, content, { size, type: file.type }));
  await deps.write(async ({ files, outbox }) => {
    const color = master?.color ?? null;
    if (!(await files.markReady(file, deps.clock.now(), color))) throw unavailable('the upload took too long');
    await outbox.add(fileStored(file), ...(color === null ? [] : picturesMeasured([{ fileId: file.id, color }])));
  });
  return { ...file, isSmall: master?.isSmall ?? false };
}

async function masterOf(deps: MediaDeps, name: string, path: string) {
  const { bytes, shortSide } = await deps.edge.workshop.master(path).catch((error: unknown) => {
    throw error instanceof NotAPicture ? unusablePicture(name, error.fault) : error;
  });
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const color = await deps.edge.workshop.color(bytes);
  return { bytes, size: bytes.length, sha256, type: 'image/webp', color, isSmall: shortSide < minPictureSide };
}

// Deletes the row last, because a cleanup finds leftover bytes by their row. Does not call an unavailable store again,
// because the caller has already waited for it once.
async function abort(deps: MediaDeps, file: File, why: unknown): Promise<void> {
  try {
    if (isAppError(why, 'unavailable')) return await deps.write(({ files }) => files.freePending(file.id));
    await deps.edge.objects.remove(file.key);
    await deps.write(({ files }) => files.dropPending(file.id));
  } catch (error) {
    deps.log.warn({ err: error, file: file.id }, 'a failed upload was left for the cleanup');
  }
}
