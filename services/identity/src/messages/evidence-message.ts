import type * as wire from '@setu/proto/identity/signing';
import { archiveName, type Evidence } from '../signing/changes/find-evidence.js';
import type { StoredEvidence } from '../signing/domain/stored-evidence.js';
import { evidenceArchive } from '../signing/verification/evidence-archive.js';

/** Returns the object in which evidence is stored, or undefined if it is not stored. */
export const toStoredObject = (evidence: StoredEvidence | undefined): wire.KeptObject | undefined =>
  evidence && { fileId: evidence.fileId, sha256: evidence.sha256 };

/** Returns an archive: the stored object, or a new archive if there is none or `shouldRebuild` is set. */
export async function toArchive(proof: Evidence, shouldRebuild: boolean): Promise<wire.GetEvidenceResponse> {
  const stored = shouldRebuild ? undefined : toStoredObject(proof.stored);
  const archive = stored === undefined ? await evidenceArchive(proof) : Buffer.alloc(0);
  return { fileName: archiveName(proof.regulation), archive, kept: stored };
}
