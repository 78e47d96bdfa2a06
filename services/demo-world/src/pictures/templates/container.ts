import { letters } from '../letters.js';
import { type Look, shadow, steps, svg } from '../sheet.js';

const base = {
  ...steps('a b c d e', '#0F7C8C'),
  e: '#F4FAFB',
  w: '#BFD8E0',
  h: '#2F4A63',
  h2: '#1F3347',
  p: '#F4F7F9',
  k: '#2B3742',
  r: '#C33B2E',
  o: '#D8702E',
  y: '#E8B33A',
  g: '#5E8A6E',
};

/** Draws a sea container on a quay with a ship's stern behind it. */
export function container({ ground = '#E6EFF2', tones }: Look): string {
  return svg(
    ground,
    { ...base, ...tones },
    `<path class="w" d="M0 470h640v170H0z"/><path class="hi" d="M40 500h120v5H40zM420 520h150v5H420zM180 560h140v5H180z"/>
<path class="h2" d="M60 350h500l-40 130H110z"/><path class="h" d="M60 350h500l-10 34H70z"/><path class="p" d="M470 200h70v150h-70z"/><path class="k" d="M480 216h50v18h-50z"/><path class="r" d="M486 160h30v44h-30z"/><path class="k" d="M486 170h30v8h-30z"/>${[0, 1, 2, 3].map((i) => `<path class="${['o', 'y', 'g', 'o'][i] ?? 'o'}" d="M${90 + i * 92} 290h86v60h-86z"/><path class="lo" d="M${90 + i * 92} 290h86v8h-86z"/>`).join('')}${[0, 1, 2].map((i) => `<path class="${['g', 'o', 'y'][i] ?? 'o'}" d="M${136 + i * 92} 230h86v60h-86z"/>`).join('')}
${shadow(322, 566, 280, 18)}<path class="b" d="M470 384l100-34v176l-100 42z"/><path class="a" d="M64 384h406v184H64z"/><path class="d" d="M64 384l108-34h398l-100 34z"/>${Array.from({ length: 19 }, (_, i) => `<path class="b" d="M${76 + i * 21} 396h9v160h-9z"/><path class="d" d="M${73 + i * 21} 396h3v160h-3z"/>`).join('')}<path class="c" d="M64 384h406v10H64zM64 558h406v10H64zM64 384h10v184H64zM460 384h10v184h-10z"/><path class="c" d="M470 384l100-34v8l-100 36zM516 372l4-1v172l-4 1zM494 382l4-1v168l-4 2zM546 362l4-1v168l-4 2z"/>${letters({ x: 200, y: 486, size: 52, text: 'SETU', tone: 'e', spacing: 8, weight: 1.9 })}`,
  );
}
