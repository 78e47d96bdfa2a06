import type * as wire from '@setu/proto/identity/signing';
import { archiveName, type Evidence } from '../signing/changes/find-evidence.js';
import type { KeptEvidence } from '../signing/domain/kept-evidence.js';
import { evidenceArchive } from '../signing/verification/evidence-archive.js';

/** The object evidence is kept as; nothing where it is not. */
export const toKept = (kept: KeptEvidence | undefined): wire.KeptObject | undefined =>
  kept && { fileId: kept.fileId, sha256: kept.sha256 };

/** An archive: the object it is kept as, or made now where it is not, or is asked for anew. */
export async function toArchive(proof: Evidence, isAnew: boolean): Promise<wire.GetEvidenceResponse> {
  const kept = isAnew ? undefined : toKept(proof.kept);
  const archive = kept === undefined ? await evidenceArchive(proof) : Buffer.alloc(0);
  return { fileName: archiveName(proof.regulation), archive, kept };
}
