import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
/** A colour is one value for both themes, or `light-dark(light, dark)`. */
const tokens = new Map(
  [...css.matchAll(/--([\w-]+):\s*(?:light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)|(#[0-9a-f]{6}));/g)].map(
    ([, name = '', light = '', dark = '', both = '']) => [name, { light: light || both, dark: dark || both }],
  ),
);
type Theme = 'light' | 'dark';

/** Returns the relative luminance (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(theme: Theme, one: string, other: string): number {
  const [bright = 0, dim = 0] = [one, other]
    .map((name) => luminance(tokens.get(name)?.[theme] ?? ''))
    .sort((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
}

const textPairs = [
  ['ink', 'paper'],
  ['ink', 'canvas'],
  ['ink-2', 'paper'],
  ['ink-2', 'canvas'],
  ['ink-2', 'spark-tint'],
  ['ink-3', 'paper'],
  ['ink-3', 'canvas'],
  ['ink-3', 'paper-sunk'],
  ['ink-3', 'brand-tint'],
  ['brand', 'paper'],
  ['brand', 'canvas'],
  ['brand', 'brand-tint'],
  ['ink-on-brand', 'brand'],
  ['ink-on-brand', 'brand-hover'],
  ['ink-on-deep', 'brand-deep'],
  ['ink', 'tone-petrol'],
  ['ink', 'tone-saffron'],
  ['ink-2', 'tone-violet'],
  ['ink-2', 'tone-terracotta'],
  ['ink-2', 'tone-sage'],
  ['ink-2', 'tone-steel'],
  ['brand-deep-ink', 'brand-deep'],
  ['ink-on-spark', 'spark'],
  ['ink-on-spark', 'spark-hover'],
  ...['success', 'warning', 'danger', 'info', 'review', 'neutral'].flatMap((tone) => [
    [tone, `${tone}-tint`],
    [tone, 'paper'],
  ]),
  ['ink-on-brand', 'success'],
  ['ink-on-brand', 'danger'],
] as [string, string][];

describe.each(['light', 'dark'] as const)('Tokens of the %s theme', (theme) => {
  it.each(textPairs)('%s on %s can be read (4.5:1)', (text, ground) => {
    expect(contrast(theme, text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['control-line', 'paper'],
    ['control-line', 'canvas'],
    ['focus', 'paper'],
    ['focus', 'canvas'],
  ])('%s is visible against %s (3:1)', (line, ground) => {
    expect(contrast(theme, line, ground)).toBeGreaterThanOrEqual(3);
  });
});
