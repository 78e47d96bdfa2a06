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
