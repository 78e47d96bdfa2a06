import { letters } from '../letters.js';
import { type Look, shadow, steps, svg } from '../sheet.js';

const base = {
  ...steps('a b c d e', '#8F9BA6'),
  k: '#20292F',
  k2: '#33404A',
  w: '#B98A5A',
  p: '#FBFBF8',
  t: '#0F7C8C',
};

/** Draws a bundle of pipes seen from their ends. */
export function pipes({ ground = '#EAEEF1', tones }: Look): string {
  const pipe = (x: number, y: number): string =>
    `<path class="b" d="M${x} ${y - 46}l196-96h0a46 46 0 0 1 40 70l-196 110z"/><path class="a" d="M${x - 20} ${y - 42}l196-96c20-8 40-4 52 12l-196 96z"/><path class="e" opacity=".7" d="M${x - 6} ${y - 46}l196-94 16-4-196 96z"/><circle class="c" cx="${x}" cy="${y}" r="48"/><circle class="d" cx="${x}" cy="${y}" r="46"/><circle class="k" cx="${x}" cy="${y}" r="34"/><path class="c" d="M${x} ${y - 34}a34 34 0 0 0 0 68 34 34 0 0 0 14-3 38 38 0 0 1 0-62 34 34 0 0 0-14-3z"/>`;
  const rows = [
    [2, 224, 258],
    [3, 176, 342],
    [4, 128, 426],
    [3, 176, 510],
  ] as const;
  const order = rows
    .slice(0, 3)
    .flatMap(([count, left, y]) =>
      Array.from({ length: count }, (_, i) => pipe(left + (count - 1 - i) * 96 - 20, y + 70)),
    );
  return svg(
    ground,
    { ...base, ...tones },
    `${shadow(330, 552, 260, 22)}<path class="w" d="M70 536h420l80-40v18l-80 44H70z"/>${order.join('')}<g transform="translate(400 470)"><rect class="lo2" x="3" y="5" width="120" height="62" rx="6"/><rect class="p" width="120" height="62" rx="6"/><path class="t" d="M0 6a6 6 0 0 1 6-6h108a6 6 0 0 1 6 6v9H0z"/>${letters({ x: 60, y: 48, size: 22, text: 'STEEL', tone: 'k', spacing: 1 })}</g>`,
  );
}
