import { letters } from '../letters.js';
import { type Look, shadow, short, svg } from '../sheet.js';

const base = {
  a: '#2B3440',
  b: '#1C232C',
  c: '#465260',
  d: '#67758A',
  y: '#E9EDF1',
  y2: '#B9C2CB',
  k1: '#B5533C',
  k2: '#2F6FA8',
  k3: '#D8B23A',
  cu: '#D98A4E',
  p: '#FFFFFF',
  t: '#14202B',
};

/** Draws a coil of cable with three cores. */
export function cableCoil({ ground = '#ECEEF3', tones, label = '3X2.5 CU' }: Look): string {
  let s = '';
  for (let i = 0; i < 6; i++) {
    const R = 208 - i * 25;
    s += `<ellipse class="b-s" stroke-width="27" cx="306" cy="${312 + i * 1}" rx="${R}" ry="${R}"/><ellipse class="${i % 2 ? 'a' : 'a'}-s" stroke-width="22" cx="305" cy="${310 + i * 1}" rx="${R}" ry="${R}"/><path class="c-s" stroke-width="6" stroke-linecap="round" d="M${short(305 - R * 0.95)} ${short(310 - R * 0.3 + i)}A${R} ${R} 0 0 1 ${short(305 + R * 0.05)} ${short(310 - R + i)}"/><path class="d-s" stroke-width="3" stroke-linecap="round" d="M${short(305 - R * 0.87)} ${short(310 - R * 0.5 + i)}A${R} ${R} 0 0 1 ${short(305 - R * 0.3)} ${short(310 - R * 0.954 + i)}"/>`;
  }
  const tie = (a: number) =>
    `<g transform="rotate(${a} 305 312)"><rect class="y2" x="292" y="82" width="30" height="166" rx="6"/><rect class="y" x="290" y="80" width="28" height="164" rx="6"/><rect class="hi" x="294" y="84" width="6" height="156" rx="3"/></g>`;
  return svg(
    ground,
    { ...base, ...tones },
    shadow(320, 550, 240, 22) +
      s +
      tie(-58) +
      tie(62) +
      tie(180) +
      `
<path class="b-s" stroke-width="27" stroke-linecap="butt" d="M462 444c-14 44-4 76 48 80h10"/><path class="a-s" stroke-width="22" d="M460 438c-14 50-2 80 50 84h12"/><path class="c-s" stroke-width="5" d="M452 458c-4 30 8 52 46 56"/>
<path class="k1-s" stroke-width="9" d="M520 516c20 0 30-16 56-18"/><path class="k2-s" stroke-width="9" d="M520 523h62"/><path class="k3-s" stroke-width="9" d="M520 530c20 0 30 14 54 18"/>
<path class="cu-s" stroke-width="5" stroke-linecap="round" d="M576 498l22-3M582 523h22M574 548l22 4"/><ellipse class="c" cx="520" cy="523" rx="6" ry="12"/>
<g transform="translate(200 372) rotate(-12)"><rect class="lo2" x="3" y="5" width="150" height="78" rx="8"/><rect class="p" width="150" height="78" rx="8"/><circle class="a" cx="16" cy="39" r="5"/>${letters({ x: 84, y: 36, size: 19, text: label, tone: 't' })}<path class="y2" d="M36 48h96v5H36zM36 58h62v5H36z"/></g>`,
  );
}
