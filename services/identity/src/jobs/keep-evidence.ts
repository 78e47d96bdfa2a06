import { createHash } from 'node:crypto';
import { isAppError, unavailable } from '@setu/kit/core';
import type { Task } from '@setu/kit/process';
import { z } from 'zod';
import type { IdentityDeps } from '../deps.js';
import { askToKeep, keepEvidenceTask } from '../signing/changes/ask-to-keep.js';
import { archiveName, findEvidence } from '../signing/changes/find-evidence.js';
import type { EvidenceOf } from '../signing/domain/kept-evidence.js';
import { evidenceArchive } from '../signing/verification/evidence-archive.js';

const asked = z.union([z.object({ signatureId: z.string() }), z.object({ regulationNumber: z.number().int() })]);

/** While its store is away evidence is asked for anew so much later. */
const awayMs = 60_000;

/**
 * Keeps evidence as an object under an id that was given before: however often it runs, there is one. A store that is away
 * is no try lost: only what is wrong here counts as one.
 */
export const keepEvidence = (deps: IdentityDeps): Task => ({
  name: keepEvidenceTask,
  run: async (payload, { signal }) => {
    const what = asked.parse(payload);
    const made = await make(deps, what);
    if (made === undefined) return;
    const { of, name, bytes } = made;
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const begun = { fileId: deps.ids.id(), sha256, size: bytes.length };
    const { fileId, ...row } = await deps.read.keptEvidence.begin(of, begun);
    if (row.keptAt !== undefined) return;
    const there = await deps.edge.keepObject({ id: fileId, name, bytes }, signal).catch((error: unknown) => {
      if (isAppError(error, 'unavailable')) return undefined;
      throw error;
    });
    if (there === undefined) {
      await deps.write((stores) => askToKeep(stores, what, new Date(Date.now() + awayMs)));
      return;
    }
    if (there !== row.sha256) {
      await deps.read.keptEvidence.abandon(fileId);
      throw unavailable('another object is kept under the id that evidence had');
    }
    await deps.read.keptEvidence.setKept(fileId, deps.clock.now());
  },
});

interface Made {
  of: EvidenceOf;
  name: string;
  bytes: Buffer;
}

/** What is missing, made; nothing where it is kept, or is not there. */
async function make({ read }: IdentityDeps, what: z.infer<typeof asked>): Promise<Made | undefined> {
  if ('regulationNumber' in what) {
    const document = await read.regulations.document(what.regulationNumber);
    return document && { of: what, name: document.fileName, bytes: document.content };
  }
  const signature = await read.signatures.find(what.signatureId);
  const proof = signature && (await findEvidence(read, signature));
  if (proof === undefined || proof.kept !== undefined) return undefined;
  const of = { signatureId: proof.signature.id, looks: proof.checks.length };
  return { of, name: archiveName(proof.regulation), bytes: await evidenceArchive(proof) };
}
