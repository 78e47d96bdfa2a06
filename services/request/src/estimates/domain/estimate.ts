import type { EstimateSource, LandedOverride } from '@setu/proto/words';

/** Which price of the goods a landed price is computed from. */
export type Source = EstimateSource;

/** A figure that a manager replaced, and why. */
export interface EstimateOverride {
  kind: LandedOverride;
  /** A decimal number. */
  value: string;
  reason: string;
}

/** A version of the landed price of a request. Its figures never change. */
export interface Estimate {
  requestId: string;
  /** From 1 on. */
  version: number;
  madeAt: Date;
  byUserId: string;
  actingUserId: string | undefined;
  source: Source;
  overrides: EstimateOverride[];
  /** The day that the rates were set for, YYYY-MM-DD. Empty without any rate. */
  rateDate: string;
  /** What was computed: an `EstimateGoodsRequest` in its wire form. */
  input: Uint8Array;
  /** The result: a `LandedPrice` in its wire form. */
  price: Uint8Array;
}

/** The landed price after a change of the tables, compared with a version. Roubles with kopecks, as texts. */
export interface EstimateMove {
  requestId: string;
  version: number;
  totalBefore: string;
  totalNow: string;
  at: Date;
}
