import { type Look, shadow, short, steps, svg } from '../sheet.js';

const base = { ...steps('a b c d e', '#8A5A38'), k: '#3A2416' };

/** Draws rolled sides of finished leather. */
export function hide({ ground = '#F2EBE4', tones }: Look): string {
  const roll = (x: number, y: number, r: number, w: number): string =>
    `<path class="b" d="M${x} ${y - r}h${w}a${short(r * 0.4)} ${r} 0 0 1 0 ${2 * r}H${x}z"/><path class="a" d="M${x} ${y - r}h${w}a${short(r * 0.4)} ${r} 0 0 1 ${short(r * 0.36)} ${short(r * 1.2)}H${x}z"/><path class="d" d="M${x} ${y - r * 0.8}h${w + 12}v${short(r * 0.3)}H${x}z"/><ellipse class="d" cx="${x}" cy="${y}" rx="${short(r * 0.4)}" ry="${r}"/><path class="c-s" stroke-width="5" d="M${x} ${y - r + 12}c-40 10-40 120 2 ${short(r * 1.6)}M${x + 2} ${y - r * 0.55}c-20 10-20 60 0 ${short(r)}"/><ellipse class="k" cx="${x + 2}" cy="${y}" rx="${short(r * 0.1)}" ry="${short(r * 0.3)}"/>`;
  return svg(
    ground,
    { ...base, ...tones },
    `${shadow(320, 552, 270, 22)}${roll(190, 190, 82, 300)}${roll(140, 330, 90, 360)}${roll(176, 464, 88, 330)}
<path class="a" d="M506 376c50 0 76 26 78 70 2 30-6 50 2 84 4 14-4 24-18 24-24-2-40-12-70-10-14 0-20-10-16-22 14-40 14-90 24-146z"/><path class="lo" d="M530 380c36 8 52 32 54 66 2 30-6 50 2 84 4 14-4 24-18 24-14-2-24-6-36-8 10-60 10-110-2-166z"/><path class="e-s" opacity=".5" stroke-width="3" d="M200 400c60 4 120 4 200-2M220 262c80 4 140 2 220-2"/>`,
  );
}
