import type { SignatureCheck } from '../../regulations/domain/signature-check.js';
import type { Stores } from '../../store/index.js';
import type { KeptEvidence } from '../domain/kept-evidence.js';
import type { RegulationDocument } from '../domain/regulation.js';
import type { Signature } from '../domain/signature.js';

/** All that proves a signature, and the object it is kept as. */
export interface Evidence {
  regulation: RegulationDocument;
  signature: Signature;
  /** Looks at it after it was kept, newest first. */
  checks: SignatureCheck[];
  /** Absent: not kept as it stands now. */
  kept?: KeptEvidence | undefined;
}

/** What proves a signature as it stands now; nothing where its edition is not there. */
export async function findEvidence(
  read: Pick<Stores, 'regulations' | 'signatureChecks' | 'keptEvidence'>,
  signature: Signature,
): Promise<Evidence | undefined> {
  const [regulation, checks] = await Promise.all([
    read.regulations.document(signature.regulationNumber),
    read.signatureChecks.of([signature.id]),
  ]);
  if (regulation === undefined) return undefined;
  const found = await read.keptEvidence.find({ signatureId: signature.id, looks: checks.length });
  return { regulation, signature, checks, kept: found?.keptAt && found };
}

/** What an archive is called. */
export const archiveName = ({ number }: { number: number }): string => `regulation-${number}-signature.zip`;
