import { darker, type Look, lighter, steps } from '../sheet.js';

export type Template = (look: Look) => string;

/** One drawing: its name, the template and the options. */
export type Row = readonly [name: string, template: Template, look: Look];

/** Returns a look with an object in five shades of `hex` and a pale tint of it as the background. */
export const dyed = (hex: string, rest: Look = {}): Look => ({
  ground: rest.ground ?? lighter(hex, 0.88),
  ...rest,
  tones: { ...steps('a b c d e', hex), ...rest.tones },
});

/** Returns a look for painted machines, which have a slightly darker background tint. */
export const painted = (hex: string, rest: Look = {}): Look => dyed(hex, { ground: lighter(hex, 0.87), ...rest });

export const tea = (box: string, lid: string, leaf: string, label: string, sub: string, seed: number): Look => ({
  ground: lighter(box, 0.89),
  label,
  sub,
  seed,
  tones: {
    a: box,
    b: darker(box, 0.18),
    c: darker(box, 0.36),
    tx: darker(box, 0.36),
    g: lid,
    gd: darker(lid, 0.2),
    l1: darker(leaf, 0.25),
    l2: leaf,
    l3: lighter(leaf, 0.16),
    ac: box,
  },
});

const BOWLS = { wood: '#8D5A34', steel: '#5C6670', clay: '#A4583A', white: '#D8D9D4', sage: '#7A8A6A' } as const;

export const spice = (powder: string, bowl: keyof typeof BOWLS, kind: string, side = powder, seed = 3): Look => ({
  ground: lighter(powder, 0.88),
  kind,
  seed,
  tones: {
    w1: powder,
    w2: darker(powder, 0.14),
    w3: lighter(powder, 0.22),
    b1: BOWLS[bowl],
    b2: darker(BOWLS[bowl], 0.18),
    b3: lighter(BOWLS[bowl], 0.2),
    r1: side,
    r2: darker(side, 0.24),
    r3: lighter(side, 0.4),
  },
});

export const sack = (band: string, stripe: string, grain: string, label: string, sub: string): Look => ({
  ground: lighter(band, 0.9),
  label,
  sub,
  tones: { k1: band, k2: stripe, g1: grain, g2: darker(grain, 0.14) },
});

export const barrel = (hex: string, kind: string, label: string, sub: string, stripe: string): Look =>
  dyed(hex, { kind, label, sub, tones: { t: stripe } });

export const cloth = (first: string, second: string, third: string, kind: string): Look => ({
  ground: lighter(first, 0.9),
  kind,
  tones: Object.fromEntries(
    [first, second, third].flatMap((hex, i) => {
      const roll = 'abc'.charAt(i);
      return [
        [`${roll}1`, hex],
        [`${roll}2`, darker(hex, 0.16)],
        [`${roll}3`, lighter(hex, 0.2)],
      ];
    }),
  ),
});

export const medicine = (hex: string, label: string, sub: string): Look => ({
  ground: lighter(hex, 0.88),
  label,
  sub,
  tones: { x3: hex },
});

export const coil = (hex: string, label: string): Look => ({
  ground: lighter(hex, 0.89),
  label,
  tones: { a: hex, b: darker(hex, 0.28), c: lighter(hex, 0.14), d: lighter(hex, 0.32) },
});

export const screen = (hex: string): Look => ({
  ground: lighter(hex, 0.9),
  tones: { a: hex, b: darker(hex, 0.25), c: lighter(hex, 0.16), v: lighter(hex, 0.42) },
});

export const machine = (accent: string, body?: string): Look => ({
  ground: lighter(accent, 0.9),
  tones: { t: accent, ...(body === undefined ? {} : { a: lighter(body, 0.6), b: lighter(body, 0.35), c: body }) },
});
