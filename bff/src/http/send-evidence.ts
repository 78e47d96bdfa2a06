import { createHash } from 'node:crypto';
import { isAppError, refused } from '@setu/kit/core';
import { log } from '@setu/kit/process';
import { systemActor } from '@setu/kit/rpc';
import type { KeptObject } from '@setu/proto/identity/signing';
import type { CallContext } from './call-context.js';
import { readStored } from './media-bytes.js';
import { sendBytes } from './send-bytes.js';

/** A document that must stay unchanged, and its stored object if there is one. */
interface Evidence {
  name: string;
  type: string;
  stored: KeptObject | undefined;
}

/**
 * Sends evidence: the stored object, or the result of `make` if there is none or its store does not answer.
 * An altered object is rejected (`evidence_altered`) and logged as ERROR. A missing object is logged and generated
 * again. Call this only after the owning service has confirmed the caller's access.
 */
export async function sendEvidence(
  call: CallContext,
  { name, type, stored }: Evidence,
  make: () => Promise<Buffer>,
): Promise<{ sent: true }> {
  const bytes = stored && (await readObject(call, stored, name));
  return sendBytes(call, { name, type, bytes: bytes ?? (await make()) });
}

async function readObject(
  call: CallContext,
  { fileId, sha256 }: KeptObject,
  name: string,
): Promise<Buffer | undefined> {
  try {
    const path = `/files/${fileId}/${encodeURIComponent(name)}`;
    const bytes = await readStored(call.deps.mediaProxy, { ...call, actor: systemActor('bff') }, path);
    if (createHash('sha256').update(bytes).digest('hex') === sha256) return bytes;
  } catch (error) {
    if (isAppError(error, 'not_found')) log.error({ fileId, requestId: call.requestId }, 'stored evidence is missing');
    else log.warn({ fileId, requestId: call.requestId, err: error }, 'stored evidence cannot be read now');
    return undefined;
  }
  log.error({ fileId, requestId: call.requestId }, 'stored evidence was altered');
  throw refused('evidence_altered');
}
