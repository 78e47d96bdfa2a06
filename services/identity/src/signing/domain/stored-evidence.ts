/** The subject of an evidence object: a signature after a number of checks, or a version of the regulation. */
export type EvidenceOf = { signatureId: string; checkCount: number } | { regulationNumber: number };

/** An evidence object: its id, and the expected hash and size of its bytes. */
export interface StoredEvidence {
  fileId: string;
  /** In hexadecimal. */
  sha256: string;
  size: number;
  /** Absent until storing is confirmed. Storing may have begun by then, so the object may exist. */
  storedAt?: Date | undefined;
}
