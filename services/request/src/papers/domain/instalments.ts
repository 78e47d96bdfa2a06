/** An instalment of a contract. */
export interface Instalment {
  minor: bigint;
  percent: number;
}

/**
 * The price in two: the advance, half a paisa up, and what is left, so that both come to the whole. A card that says
 * nothing of an advance asks for all of it at once, and then there is no balance.
 */
export function instalments(
  priceMinor: bigint,
  share: number | undefined,
): { advance: Instalment; balance: Instalment | undefined } {
  const parts = share === undefined ? 10_000n : BigInt(Math.round(Math.min(1, Math.max(0, share)) * 10_000));
  const percent = Number(parts) / 100;
  const minor = (priceMinor * parts * 2n + 10_000n) / 20_000n;
  const left = priceMinor - minor;
  return {
    advance: { minor, percent },
    balance: left > 0n ? { minor: left, percent: Math.round((100 - percent) * 100) / 100 } : undefined,
  };
}
