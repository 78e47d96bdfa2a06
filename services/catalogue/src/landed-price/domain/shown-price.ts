/** A landed price as lists show it. */
export interface ShownPrice {
  skuId: string;
  /** Kopecks for a unit. */
  kopecks: bigint;
  /** The day of the rupee's rate, YYYY-MM-DD. */
  ratedOn: string;
}
