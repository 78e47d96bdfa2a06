import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { unavailable } from '@setu/kit/core';
import type { MediaDeps } from '../../deps.js';
import { fileStored } from '../../events.js';
import { reach } from '../../library/reach.js';
import { type Incoming, OverLimit, receive } from '../content/incoming.js';
import { importAudience } from '../domain/attachment.js';
import { type File, keyOf, type Owner } from '../domain/file.js';
import { cleanName, extensionOf } from '../domain/file-name.js';
import { type ImportRules, importTypes } from '../domain/import-kinds.js';
import { importQuota } from '../domain/quota.js';
import { emptyFile, importTooLarge, noFreeSpace, notOfImport } from '../domain/refusals.js';

/** An incoming import file. If `id` is set, the file is stored once under that id. */
export interface IncomingImport {
  id?: string | undefined;
  name: string;
  /** The supplier of the cards. */
  companyId: string;
  /** The user who sent it, or empty for one of our own processes. */
  userId: string;
  rules: ImportRules;
  content: Readable;
  bodyLength: number | undefined;
}

/**
 * Stores an import file or its result for 30 days. The managers, the supplier and the sender can read it. This service
 * checks only its size and its extension.
 * A failure leaves only a row, which a later cleanup deletes.
 */
export async function storeImport(deps: MediaDeps, sent: IncomingImport): Promise<File> {
  const { rules } = sent;
  const name = cleanName(sent.name);
  const extension = extensionOf(name);
  if (!rules.extensions.includes(extension)) throw notOfImport(name, rules.extensions);
  const before = sent.id === undefined ? undefined : (await deps.read.files.batchGet([sent.id])).get(sent.id);
  if (before !== undefined && before.state !== 'pending') return before;
  if ((sent.bodyLength ?? 0) > rules.maxBytes) throw importTooLarge(name, rules.maxBytes);
  const file = await reserveImport(deps, sent, { name, type: importTypes[extension] ?? '' });
  const path = join(deps.env.MEDIA_TEMP_DIR, `${deps.ids.id()}.part`);
  try {
    const incoming = await receive(sent.content, { path, limit: rules.maxBytes }).catch((error: unknown) => {
      throw error instanceof OverLimit ? importTooLarge(name, rules.maxBytes) : error;
    });
    if (incoming.size === 0) throw emptyFile(name);
    return await store(deps, file, incoming);
  } catch (error) {
    await deps
      .write(({ files }) => files.freePending(file.id))
      .catch((why: unknown) => deps.log.warn({ err: why, file: file.id }, 'a failed import was left for the cleanup'));
    throw error;
  } finally {
    await rm(path, { force: true });
  }
}

function reserveImport(
  deps: MediaDeps,
  { id = deps.ids.id(), companyId, userId, rules, bodyLength }: IncomingImport,
  about: Pick<File, 'name' | 'type'>,
): Promise<File> {
  const now = deps.clock.now();
  const owner: Owner = { userId, companyId, companyType: 'supplier', visitorId: '' };
  const size = bodyLength ?? rules.maxBytes;
  const file: File = { id, key: keyOf(id, now), kind: 'import', state: 'pending', ...about, size, sha256: '', owner };
  return deps.write(async ({ files, quotas }) => {
    const quota = importQuota(companyId);
    await quotas.lock(quota);
    if (quota.limit - (await quotas.used(quota, now)) < size) throw noFreeSpace(about.name);
    await files.add([file], now);
    return (await files.batchGet([id])).get(id) ?? file;
  });
}

async function store(deps: MediaDeps, reserved: File, { path, size, sha256 }: Incoming): Promise<File> {
  const file: File = { ...reserved, state: 'attached', size, sha256 };
  await reach(() => deps.edge.objects.put(file.key, createReadStream(path), { size, type: file.type }));
  await deps.write(async ({ files, attachments, outbox }) => {
    const at = deps.clock.now();
    if (!(await files.markReady(file, at, null))) throw unavailable('the upload took too long');
    const audience = importAudience(file.owner.companyId);
    const as = { entityType: 'import', entityId: file.id, role: 'document', published: false, audience } as const;
    await attachments.put([{ fileId: file.id, attachment: as }]);
    await attachments.settle([file.id], at);
    await outbox.add(fileStored(file));
  });
  return file;
}
