import type { DemoCard } from '../shapes/demo-catalogue.js';

type Price = Pick<DemoCard, 'priceMode' | 'priceFromMinor' | 'priceToMinor'>;

/** Rounds an amount in rupees as a price list does, to half a unit of the third significant digit. */
function priceList(rupees: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(rupees)) - 2) / 2;
  return Math.max(step, Math.round(rupees / step) * step);
}

const paise = (rupees: number): bigint => BigInt(Math.round(rupees * 100));

/**
 * Returns the price as the card stores it, in paise. `rupees` is the price per unit. `chance` is two random numbers
 * from 0 to 1.
 */
export function cardPrice(
  rupees: number,
  mode: DemoCard['priceMode'] | undefined,
  chance: readonly [number, number],
): Price {
  const [first, second] = chance;
  const priceMode = mode ?? (first < 0.55 ? 'exact' : first < 0.91 ? 'range' : 'request');
  if (priceMode === 'request') return { priceMode, priceFromMinor: null, priceToMinor: null };
  const from = priceList(rupees);
  const to = priceMode === 'exact' ? from : Math.max(priceList(from * (1.1 + second * 0.18)), from + 1);
  return { priceMode, priceFromMinor: paise(from), priceToMinor: paise(to) };
}
