import { type Look, shadow, short, steps, svg } from '../sheet.js';

const base = { ...steps('a b c d e', '#EDE6D8'), w1: '#C9A97B', w2: '#A5845A', k: '#5E4628' };

/** Draws cones of yarn. */
export function yarnCone({ ground = '#F2EFE9', tones }: Look): string {
  const cone = (x: number, y: number, k: number): string =>
    `<g transform="translate(${x} ${y}) scale(${k})"><path class="w2" d="M-34-330h68l10 60h-88z"/><path class="w1" d="M-34-330h40l2 60h-52z"/><ellipse class="w2" cy="-330" rx="34" ry="10"/><ellipse class="k" cy="-330" rx="22" ry="6"/><path class="b" d="M-62-286c0-16 124-16 124 0l58 270c2 34-242 34-240 0z"/><path class="a" d="M-62-286c0-10 40-14 84-10l44 300c-70 16-188 8-186-20z"/><path class="d" d="M-58-286c6-6 20-8 34-9L-60 2c-36-4-62-10-60-20z"/>${Array.from({ length: 15 }, (_, i) => `<path class="c-s" opacity=".35" stroke-width="2.4" d="M${short(-60 - i * 4)} ${-268 + i * 18}c${30 + i * 2} 18 ${90 + i * 6} 18 ${short(120 + i * 8)} ${i % 2 ? -8 : 10}"/><path class="e-s" opacity=".5" stroke-width="1.6" d="M${short(-61 - i * 4)} ${-262 + i * 18}c${34 + i * 2} -10 ${80 + i * 6} -8 ${short(122 + i * 8)} ${i % 2 ? 10 : -6}"/>`).join('')}</g>`;
  return svg(
    ground,
    { ...base, ...tones },
    `${shadow(320, 548, 260, 22)}${cone(456, 506, 0.86)}${cone(196, 512, 0.9)}${cone(322, 546, 1.2)}`,
  );
}
