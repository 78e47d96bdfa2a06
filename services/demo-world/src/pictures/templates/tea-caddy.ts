import { seededRandom } from '../../seeded-random.js';
import { letters } from '../letters.js';
import { type Look, shadow, short, svg } from '../sheet.js';

const base = {
  a: '#1F5B4A',
  b: '#184A3C',
  c: '#123A2F',
  g: '#C9A15A',
  gd: '#A98345',
  l1: '#3A2A20',
  l2: '#54402F',
  l3: '#6B5138',
  p: '#F6F0E1',
  ac: '#B4552D',
  tx: '#123A2F',
};

/** Draws a square tea caddy with an arched label and a heap of tea leaves. */
export function teaCaddy({
  ground = '#EAF0EA',
  tones,
  label = 'ASSAM',
  sub = 'ORTHODOX · FTGFOP1',
  seed = 7,
}: Look): string {
  const r = seededRandom(seed);
  let pile = '';
  for (let i = 0; i < 190; i++) {
    const t = r(),
      w = 175 * (1 - Math.abs(t * 2 - 1) * 0.06);
    const x = 420 + (r() + r() + r() - 1.5) * w * 0.72;
    const d = Math.abs(x - 420) / 175;
    if (d > 1) continue;
    const top = 548 - 78 * (1 - d * d);
    const y = top + r() * (556 - top);
    pile += `<ellipse class="l${1 + Math.floor(r() * 3)}" cx="${short(x)}" cy="${short(y)}" rx="${short(8 + r() * 7)}" ry="${short(2.6 + r() * 1.8)}" transform="rotate(${short(r() * 140 - 70)} ${short(x)} ${short(y)})"/>`;
  }
  return svg(
    ground,
    { ...base, ...tones },
    shadow(330, 556, 236, 24) +
      `
<path class="a" d="M176 176h206v374a10 10 0 0 1-10 10H186a10 10 0 0 1-10-10z"/>
<path class="c" d="M382 176l70-22v374c0 5-3 9-8 11l-62 21z"/>
<path class="g" d="M168 128h222v52H168z"/><path class="gd" d="M390 128l70-22v50l-70 24z"/>
<path class="g" d="M168 128l74-24h218l-70 24z"/><path class="hi" d="M168 128l74-24h218l-70 24z"/>
<path class="lo" d="M168 172h222v8H168z"/><path class="hi" d="M168 132h222v5H168z"/>
<path class="hi2" d="M186 180h16v380h-16z"/>
<path class="p" d="M206 470V310a73 73 0 0 1 146 0v160z"/>
<path class="ac-s" stroke-width="3" d="M216 460V312a63 63 0 0 1 126 0v148z"/>
<path class="a" d="M279 282c26 14 34 38 26 66-8 2-18 1-26-4-8 5-18 6-26 4-8-28 0-52 26-66z"/><path class="p-s" stroke-width="3" stroke-linecap="round" d="M279 300v62"/>
${letters({ x: 279, y: 402, size: label.length > 7 ? 16.5 : label.length > 5 ? 22 : 26, text: label, tone: 'tx', spacing: 1.2 })}
${letters({ x: 279, y: 421, size: 8.4, text: sub, tone: 'tx', spacing: 0.5 })}
<path class="ac" d="M246 438h66v3h-66z"/>
<path class="l1" d="M246 556c40-70 110-92 174-86s126 44 170 86z" opacity=".92"/>${pile}`,
  );
}
