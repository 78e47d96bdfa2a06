/** An instalment of a contract. */
export interface Instalment {
  minor: bigint;
  percent: number;
}

/** What of a contract is paid in advance and what is left; each undefined where there is none. */
export interface Instalments {
  advance: Instalment | undefined;
  balance: Instalment | undefined;
}

/** Takes a price and the share of it a card asks for in advance, gives the advance, half a paisa up. */
export function advanceByShare(priceMinor: bigint, share: number): bigint {
  const parts = BigInt(Math.round(Math.min(1, Math.max(0, share)) * 10_000));
  return (priceMinor * parts * 2n + 10_000n) / 20_000n;
}

/**
 * The price in two: the advance that was agreed and what is left of it, or of what has come, so that both come to the
 * whole. Without an advance nothing is paid beforehand, and the whole is left.
 */
export function instalments(
  priceMinor: bigint,
  { agreed, paid }: { agreed: bigint | undefined; paid?: bigint | undefined },
): Instalments {
  const part = (minor: bigint): Instalment | undefined =>
    minor > 0n ? { minor, percent: Number((minor * 20_000n + priceMinor) / (2n * priceMinor)) / 100 } : undefined;
  const advance = agreed !== undefined && agreed <= priceMinor ? agreed : undefined;
  return { advance: part(advance ?? 0n), balance: part(priceMinor - (paid ?? advance ?? 0n)) };
}
