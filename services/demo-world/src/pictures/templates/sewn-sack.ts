import { seededRandom } from '../../seeded-random.js';
import { letters } from '../letters.js';
import { type Look, shadow, short, svg } from '../sheet.js';

const base = {
  a: '#F3EBD8',
  b: '#DDD1B6',
  c: '#FBF7EC',
  d: '#C4B591',
  k1: '#1F6B4A',
  k2: '#E8B33A',
  g1: '#FFFDF5',
  g2: '#D6C9A6',
};

/** A sewn sack with a printed band and grain before it. */
export function sewnSack({
  ground = '#F1F0E6',
  tones,
  label = 'BASMATI',
  sub = '1121 XXL · 25 KG',
  seed = 11,
}: Look): string {
  const r = seededRandom(seed);
  let g = '';
  for (let i = 0; i < 150; i++) {
    const x = 450 + (r() + r() - 1) * 128;
    const d = Math.abs(x - 450) / 128;
    const top = 552 - 56 * (1 - d * d);
    const y = top + r() * (558 - top);
    g += `<ellipse class="${r() > 0.4 ? 'g1' : 'g2'}" cx="${short(x)}" cy="${short(y)}" rx="${short(9 + r() * 3)}" ry="${short(2.8 + r())}" transform="rotate(${short(r() * 150 - 75)} ${short(x)} ${short(y)})"/>`;
  }
  let w = '';
  for (let i = 0; i < 15; i++)
    w += `<path class="d-s" stroke-width="1.4" opacity=".35" d="M142 ${172 + i * 26}c110 10 220 10 ${i > 9 ? 326 : 330} 0"/>`;
  for (let i = 0; i < 13; i++)
    w += `<path class="d-s" stroke-width="1.4" opacity=".28" d="M${158 + i * 26} 150c${(i - 6) * -3} 130 ${(i - 6) * 3} 280 0 400"/>`;
  return svg(
    ground,
    { ...base, ...tones },
    shadow(330, 560, 236, 24) +
      `
<path class="a" d="M150 140c-14 60-22 160-16 260 2 60 0 120 8 150 4 12 14 14 28 14 90 6 190 6 280 0 14 0 22-4 26-16 8-40 8-100 6-150 4-100-2-200-16-258-60 12-256 12-316 0z"/>${w}
<path class="b" d="M466 140c14 58 20 158 16 258 2 50 2 110-6 150-4 12-12 16-26 16-30 2-62 3-94 4 44-60 70-160 72-270 0-60-6-110-16-150 22-2 42-4 54-8z" opacity=".7"/>
<path class="c" d="M164 170c-10 80-14 240-4 352 2 16 10 26 16 28-8-110-8-270 6-380z" opacity=".8"/>
<path class="b" d="M142 92c110 16 222 16 332 0l-6 52c-106 12-214 12-320 0z"/><path class="c" d="M142 88c110 16 222 16 332 0l-2 16c-110 14-218 14-328 0z"/>
<path d="M150 128c106 12 210 12 316 0" stroke="#B5533C" stroke-width="4" stroke-dasharray="12 9" fill="none"/>
<path class="k1" d="M132 250c116 12 238 12 352 0 2 54 2 106 0 160-114 12-236 12-352 0-2-54-2-106 0-160z"/><path class="lo" d="M420 256c22-2 44-3 64-6 2 54 2 106 0 160-24 3-48 5-72 6 6-50 10-104 8-160z"/>
<path class="k2" d="M132 262c116 12 238 12 352 0v8c-114 12-236 12-352 0zM132 390c116 12 238 12 352 0v8c-114 12-236 12-352 0z"/>
${letters({ x: 304, y: 340, size: 46, text: label, tone: 'c', spacing: 3 })}${letters({ x: 304, y: 372, size: 17, text: sub, tone: 'k2', spacing: 2 })}
<path class="g2" d="M318 560c40-48 90-64 132-62s92 24 132 62z"/>${g}`,
  );
}
