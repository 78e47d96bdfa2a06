/** The change of a total, in per cent, above which a customer is notified. */
const noticeable = 5;

/** Returns whether a total differs from another by more than five per cent. Both are roubles as decimal texts. */
export function hasMoved(before: string, now: string): boolean {
  const [from, to] = [Number(before), Number(now)];
  return from > 0 && (Math.abs(to - from) / from) * 100 > noticeable;
}
