/** An instalment of a contract. */
export interface Instalment {
  minor: bigint;
  percent: number;
}

/** The advance and the balance of a contract. Each is undefined if there is nothing to pay. */
export interface Instalments {
  advance: Instalment | undefined;
  balance: Instalment | undefined;
}

/** Returns the advance for a price and the share that a card requires in advance. Half a paisa rounds up. */
export function advanceByShare(priceMinor: bigint, share: number): bigint {
  const parts = BigInt(Math.round(Math.min(1, Math.max(0, share)) * 10_000));
  return (priceMinor * parts * 2n + 10_000n) / 20_000n;
}

/**
 * Splits a price into the agreed advance and the balance. The balance is the price minus `paid`. If `paid` is
 * undefined, the balance is the price minus the advance, or the full price if there is no advance.
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
