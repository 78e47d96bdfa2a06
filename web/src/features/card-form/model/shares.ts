interface Shares {
  payment_advance: string;
  payment_transfer: string;
}

/** Returns the sum of both payment shares in percent, without rounding errors, or null while one is missing. */
export function sumOfShares({ payment_advance, payment_transfer }: Shares): number | null {
  if (payment_advance === '' || payment_transfer === '') return null;
  const sum = Math.round((Number(payment_advance) + Number(payment_transfer)) * 100) / 100;
  return Number.isFinite(sum) ? sum : null;
}

/** Returns the rest of the price after an advance, both in percent. Empty without a valid advance. */
export function balanceOf(advance: string): string {
  const rest = Math.round((100 - Number(advance)) * 100) / 100;
  return advance !== '' && rest >= 0 && rest <= 100 ? String(rest) : '';
}
