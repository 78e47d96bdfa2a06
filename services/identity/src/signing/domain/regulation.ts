/** A version of the regulation. */
export interface Regulation {
  number: number;
  fileName: string;
  type: string;
  size: number;
  sha256: string;
  /** YYYY-MM-DD. */
  effectiveFrom: string;
}

/** A version with its exact bytes, which are what companies sign. */
export interface RegulationDocument extends Regulation {
  content: Buffer;
}
