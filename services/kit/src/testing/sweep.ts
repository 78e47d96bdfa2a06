const { SETU_SUITES: suites, SWEEPS: sweeps } = process.env;

/** Whether the quick suites run, which take a sample of long sweeps (`*.sweep.test.ts`). */
export const isQuick = suites === 'quick';

/** A sweep tries one case in this many: in the quick suites, and in the extended suites or when a file runs alone. */
interface Shares {
  quick: number;
  extended?: number;
}

/** Returns n if a sweep tries one case in n. With `SWEEPS=whole` it tries every case. */
export const sweepShare = ({ quick, extended = 1 }: Shares): number =>
  sweeps === 'whole' ? 1 : isQuick ? quick : extended;

/** Returns the cases that a sweep tries: one in n. Another `shift` selects other cases. */
export function sampled<T>(cases: readonly T[], shares: Shares, shift = 0): T[] {
  const share = sweepShare(shares);
  return cases.filter((_one, index) => (index + shift) % share === 0);
}
