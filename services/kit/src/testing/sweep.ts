const { SETU_SUITES: suites, SWEEPS: sweeps } = process.env;

/** Whether this run takes a sample of long sweeps (`*.sweep.test.ts`), as CI does. */
export const isSampled = suites === 'rest';

/** A sweep tries one case in this many: as a sample, and in the extended suites or when a file runs alone. */
interface Shares {
  sample: number;
  extended?: number;
}

/** Returns n if a sweep tries one case in n. With `SWEEPS=whole` it tries every case. */
export const sweepShare = ({ sample, extended = 1 }: Shares): number =>
  sweeps === 'whole' ? 1 : isSampled ? sample : extended;

/** Returns the cases that a sweep tries: one in n. Another `shift` selects other cases. */
export function sampled<T>(cases: readonly T[], shares: Shares, shift = 0): T[] {
  const share = sweepShare(shares);
  return cases.filter((_one, index) => (index + shift) % share === 0);
}
