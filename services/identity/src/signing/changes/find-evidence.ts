import type { SignatureCheck } from '../../regulations/domain/signature-check.js';
import type { Stores } from '../../store/index.js';
import type { RegulationDocument } from '../domain/regulation.js';
import type { Signature } from '../domain/signature.js';
import type { StoredEvidence } from '../domain/stored-evidence.js';

/** Everything that proves a signature, and the object that stores this evidence. */
export interface Evidence {
  regulation: RegulationDocument;
  signature: Signature;
  /** The checks made after the signature was stored, newest first. */
  checks: SignatureCheck[];
  /** Absent if the current state is not stored yet. */
  stored?: StoredEvidence | undefined;
}

/**
 * Returns the evidence for a signature in its current state, or undefined if its version of the regulation does not
 * exist.
 */
export async function findEvidence(
  read: Pick<Stores, 'regulations' | 'signatureChecks' | 'storedEvidence'>,
  signature: Signature,
): Promise<Evidence | undefined> {
  const [regulation, checks] = await Promise.all([
    read.regulations.document(signature.regulationNumber),
    read.signatureChecks.of([signature.id]),
  ]);
  if (regulation === undefined) return undefined;
  const found = await read.storedEvidence.find({ signatureId: signature.id, checkCount: checks.length });
  return { regulation, signature, checks, stored: found?.storedAt && found };
}

/** Returns the file name of an evidence archive. */
export const archiveName = ({ number }: { number: number }): string => `regulation-${number}-signature.zip`;
