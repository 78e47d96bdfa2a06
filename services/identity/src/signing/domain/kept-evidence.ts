/** What an object proves: a signature as it stood after so many looks, or what an edition says. */
export type EvidenceOf = { signatureId: string; looks: number } | { regulationNumber: number };

/** Evidence as an object of the store: under which id, and what its bytes come to. */
export interface KeptEvidence {
  fileId: string;
  /** Hexadecimal. */
  sha256: string;
  size: number;
  /** Absent: it was begun, and may be there. */
  keptAt?: Date | undefined;
}
