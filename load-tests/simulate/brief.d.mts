export interface Brief {
  /** The number of seeds that ran. */
  seeds: number;
  /** What the checkers found wrong. */
  failures: string[];
  /** The traces of the same seed, run twice. */
  hashes: string[];
  /** The checker that found the planted fault. */
  found: string | undefined;
}

export function simulateBriefly(seconds: number): Promise<Brief>;
