import type { Money } from '@setu/kit/core';

const shape = /^(\d{1,16})(?:[.,](\d+))?$/;

/**
 * Reads an amount in roubles as people type it. Half a kopeck rounds up. Returns undefined if it is not a plain number.
 */
export function readRoubles(typed: string): Money | undefined {
  const [, units, decimals = ''] = shape.exec(typed.replace(/\s/g, '')) ?? [];
  if (units === undefined) return undefined;
  const kopecks = BigInt(units) * 100n + BigInt(decimals.slice(0, 2).padEnd(2, '0'));
  const isRoundedUp = (decimals[2] ?? '0') >= '5';
  return { minor: isRoundedUp ? kopecks + 1n : kopecks, currency: 'RUB' };
}

/** Writes roubles as a plain decimal: `9540.5`, `120`. */
export function writeRoubles({ minor }: Pick<Money, 'minor'>): string {
  const decimals = String(minor % 100n)
    .padStart(2, '0')
    .replace(/0+$/, '');
  return decimals === '' ? String(minor / 100n) : `${minor / 100n}.${decimals}`;
}
