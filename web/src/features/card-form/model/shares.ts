interface Shares {
  payment_advance: string;
  payment_transfer: string;
}

/** Both shares together in percent, without the binary tail of decimals; null while one is not there. */
export function wholeOfShares({ payment_advance, payment_transfer }: Shares): number | null {
  if (payment_advance === '' || payment_transfer === '') return null;
  const whole = Math.round((Number(payment_advance) + Number(payment_transfer)) * 100) / 100;
  return Number.isFinite(whole) ? whole : null;
}
