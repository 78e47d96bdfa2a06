/** An edition of the regulation. */
export interface Regulation {
  number: number;
  fileName: string;
  type: string;
  size: number;
  sha256: string;
  /** YYYY-MM-DD. */
  effectiveFrom: string;
}

/** An edition with its very bytes: what is signed. */
export interface RegulationDocument extends Regulation {
  content: Buffer;
}
