import { supplierTable } from '../companies/supplier-table.js';
import { pick, seedOf } from '../seeded-random.js';
import { svg } from './sheet.js';

/** Pairs of colours: the background and the figure. */
const tones = [
  ['#E6F1F3', '#0F5C6E'],
  ['#FBF0DC', '#9A5B00'],
  ['#EAF3E6', '#2F6B2A'],
  ['#F7E8E4', '#A2402A'],
  ['#ECEAF6', '#4A3F91'],
  ['#E6EEF8', '#1F4E8C'],
] as const;

const around = (count: number, shape: string): string =>
  Array.from({ length: count }, (_, at) => `<g transform="rotate(${(at * 360) / count} 320 320)">${shape}</g>`).join(
    '',
  );

const signs = {
  petals: around(6, '<ellipse class="m" cx="320" cy="214" rx="48" ry="92"/>'),
  leaf: '<path class="m" d="M312 500V330C230 330 160 270 160 160c96 0 152 60 152 150zM328 500V390c0-80 56-130 152-130 0 86-70 130-152 130z"/>',
  waves: [220, 320, 420]
    .map((y) => `<path class="m-s" stroke-width="34" stroke-linecap="round" d="M150 ${y}q42-60 85 0t85 0 85 0 85 0"/>`)
    .join(''),
  gear: `${around(8, '<rect class="m" x="292" y="140" width="56" height="70" rx="10"/>')}<circle class="m-s" stroke-width="56" cx="320" cy="320" r="110"/>`,
  hexagons: `<path class="m-s" stroke-width="34" stroke-linejoin="round" d="M320 140l156 90v180l-156 90-156-90V230z"/><path class="m" d="M320 242l68 39v78l-68 39-68-39v-78z"/>`,
  weave: around(4, '<rect class="m" x="262" y="146" width="116" height="116" rx="14" transform="rotate(45 320 204)"/>'),
  peak: '<path class="m" d="M130 470l140-230 76 124 44-66 120 172z"/><circle class="m" cx="440" cy="210" r="46"/>',
  arcs: [70, 130, 190]
    .map(
      (r) =>
        `<path class="m-s" stroke-width="32" stroke-linecap="round" d="M${320 - r} 420a${r} ${r} 0 0 1 ${2 * r} 0"/>`,
    )
    .join(''),
} as const;

type Sign = keyof typeof signs;

/** The figures for each industry. Any other industry gets one of the last two figures. */
const byIndustry: Readonly<Record<string, readonly Sign[]>> = {
  food: ['leaf', 'petals'],
  agriculture: ['leaf'],
  textile: ['weave', 'waves'],
  leather: ['weave'],
  water: ['waves'],
  chemistry: ['hexagons'],
  pharma: ['petals', 'hexagons'],
  machinery: ['gear'],
  metalworking: ['gear', 'hexagons'],
  automotive: ['gear'],
  construction: ['peak', 'weave'],
  metallurgy: ['peak'],
};
const others: readonly Sign[] = ['arcs', 'hexagons'];

/** Draws the logo of a supplier: a figure of its industry in one of six colour pairs. */
const draw = ({ key, industries }: (typeof supplierTable)[number]): string => {
  const [ground, tone] = pick(tones, seedOf(`logo:${key}`));
  const sign = pick(byIndustry[industries[0] ?? ''] ?? others, seedOf(key));
  return svg(ground, { m: tone }, signs[sign]);
};

/** The names and drawings of the suppliers' logos (`logo-kaveri`). */
export const logoDrawings = supplierTable.map((row) => [`logo-${row.key}`, () => draw(row)] as const);
