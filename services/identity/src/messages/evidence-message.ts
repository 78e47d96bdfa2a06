import type * as wire from '@setu/proto/identity/signing';
import { archiveName, type Evidence } from '../signing/changes/find-evidence.js';
import type { KeptEvidence } from '../signing/domain/stored-evidence.js';
import { evidenceArchive } from '../signing/verification/evidence-archive.js';

/** Returns the object in which evidence is stored, or undefined if it is not stored. */
export const toKept = (kept: KeptEvidence | undefined): wire.KeptObject | undefined =>
  kept && { fileId: kept.fileId, sha256: kept.sha256 };

/** Returns an archive: the stored object, or a new archive if there is none or `isAnew` requests one. */
export async function toArchive(proof: Evidence, isAnew: boolean): Promise<wire.GetEvidenceResponse> {
  const kept = isAnew ? undefined : toKept(proof.kept);
  const archive = kept === undefined ? await evidenceArchive(proof) : Buffer.alloc(0);
  return { fileName: archiveName(proof.regulation), archive, kept };
}
