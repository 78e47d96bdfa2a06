import { createHash } from 'node:crypto';
import { isAppError, unavailable } from '@setu/kit/core';
import type { Task } from '@setu/kit/process';
import { z } from 'zod';
import type { IdentityDeps } from '../deps.js';
import { archiveName, findEvidence } from '../signing/changes/find-evidence.js';
import { queueEvidence, storeEvidenceTask } from '../signing/changes/queue-evidence.js';
import type { EvidenceOf } from '../signing/domain/stored-evidence.js';
import { evidenceArchive } from '../signing/verification/evidence-archive.js';

const payloadShape = z.union([z.object({ signatureId: z.string() }), z.object({ regulationNumber: z.number().int() })]);

/** The delay before the task runs again if the object store is unavailable. */
const retryMs = 60_000;

/**
 * Stores evidence as an object under an id reserved before, so repeated runs create only one object. An unavailable
 * store does not use up an attempt. Only errors of this service use one up.
 */
export const storeEvidence = (deps: IdentityDeps): Task => ({
  name: storeEvidenceTask,
  run: async (payload, { signal }) => {
    const what = payloadShape.parse(payload);
    const made = await make(deps, what);
    if (made === undefined) return;
    const { of, name, bytes } = made;
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const candidate = { fileId: deps.ids.id(), sha256, size: bytes.length };
    const { fileId, ...row } = await deps.autocommit.storedEvidence.begin(of, candidate);
    if (row.storedAt !== undefined) return;
    const storedSha256 = await deps.edge.storeObject({ id: fileId, name, bytes }, signal).catch((error: unknown) => {
      if (isAppError(error, 'unavailable')) return undefined;
      throw error;
    });
    if (storedSha256 === undefined) {
      await deps.write((stores) => queueEvidence(stores, what, new Date(Date.now() + retryMs)));
      return;
    }
    if (storedSha256 !== row.sha256) {
      await deps.autocommit.storedEvidence.abandon(fileId);
      throw unavailable('the id reserved for the evidence holds a different object');
    }
    await deps.autocommit.storedEvidence.setStored(fileId, deps.clock.now());
  },
});

interface Made {
  of: EvidenceOf;
  name: string;
  bytes: Buffer;
}

/** Returns the evidence that is missing. Returns undefined if it is already stored or does not exist. */
async function make({ read }: IdentityDeps, what: z.infer<typeof payloadShape>): Promise<Made | undefined> {
  if ('regulationNumber' in what) {
    const document = await read.regulations.document(what.regulationNumber);
    return document && { of: what, name: document.fileName, bytes: document.content };
  }
  const signature = await read.signatures.find(what.signatureId);
  const proof = signature && (await findEvidence(read, signature));
  if (proof === undefined || proof.stored !== undefined) return undefined;
  const of = { signatureId: proof.signature.id, checkCount: proof.checks.length };
  return { of, name: archiveName(proof.regulation), bytes: await evidenceArchive(proof) };
}
