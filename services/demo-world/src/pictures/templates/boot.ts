import { type Look, shadow, steps, svg } from '../sheet.js';

const base = { ...steps('a b c d e', '#33373C'), k: '#17191D', m: '#BFC7CE', y: '#D9A441' };

/** Draws a safety boot. */
export function boot({ ground = '#EEECE8', tones }: Look): string {
  return svg(
    ground,
    { ...base, ...tones },
    `${shadow(326, 556, 250, 20)}
<path class="c" d="M158 96h190c8 110 20 170 60 210 40 36 128 40 162 84 14 20 16 60 12 96H140c-6-130 8-260 18-390z"/><path class="a" d="M148 90h190c8 110 20 170 60 210 40 36 128 40 162 84 14 20 18 62 12 98H132c-6-130 6-262 16-392z"/><path class="d" d="M148 90h60c-20 120-30 270-22 392h-54c-6-130 6-262 16-392z"/><path class="b" d="M420 316c44 24 110 34 140 68 14 20 18 62 12 98H420c-10-60-6-110 0-166z"/><path class="d" d="M450 336c40 14 80 24 104 48-40-16-80-20-110-16z" opacity=".8"/>
<path class="b" d="M140 74h204c10 0 16 6 16 16v22H130V90c0-10 2-16 10-16z"/><path class="hi2" d="M140 80h200v10H140z"/><path class="k" d="M330 140c20 90 40 140 100 176l-26 18c-60-44-86-100-100-190z"/>${[0, 1, 2, 3, 4].map((i) => `<g transform="translate(${318 + i * 17 + (i > 3 ? 8 : 0)} ${160 + i * 37})"><path class="y-s" stroke-width="7" stroke-linecap="round" d="M-36 6L34-8"/><circle class="m" cx="-38" cy="6" r="9"/><circle class="m" cx="36" cy="-9" r="8"/></g>`).join('')}
<path class="e-s" stroke-width="3" stroke-dasharray="8 6" d="M170 130c-8 120-14 220-10 330M424 330c-10 50-12 90-8 136"/><path class="k" d="M124 478h452c10 0 14 6 14 14 0 30-10 46-34 50H150c-22 0-30-12-30-36 0-14 0-20 4-28z"/><path class="y" d="M124 478h452v10H122z"/>${Array.from({ length: 13 }, (_, i) => `<path class="k" d="M${134 + i * 34} 536h22v20h-22z"/>`).join('')}`,
  );
}
