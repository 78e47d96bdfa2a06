import { seededRandom } from '../../seeded-random.js';
import { type Look, shadow, short, svg } from '../sheet.js';

const base = {
  w1: '#E5A21B',
  w2: '#CF8A10',
  w3: '#F3BC49',
  b1: '#8D5A34',
  b2: '#744726',
  b3: '#A9734A',
  r1: '#C98A3A',
  r2: '#A86E28',
  r3: '#E9B765',
  st: '#5B7A3A',
};

/** Draws a bowl of powder with roots, pods, chillies or seeds next to it. */
export function spiceBowl({ ground = '#FBF3E2', tones, kind = 'root', seed = 3 }: Look): string {
  const r = seededRandom(seed);
  let grains = '';
  for (let i = 0; i < 130; i++) {
    const a = r() * Math.PI,
      d = Math.sqrt(r());
    const x = 300 + Math.cos(a) * d * 178;
    const y = 306 - Math.sin(a) * d * 92 + (1 - d) * 4;
    grains += `<circle class="${r() > 0.5 ? 'w2' : 'w3'}" cx="${short(x)}" cy="${short(y)}" r="${short(1.6 + r() * 2.6)}" opacity=".75"/>`;
  }
  let side = '';
  if (kind === 'root')
    side = `<g transform="translate(470 500) rotate(-14)"><path class="r1" d="M-92 8c-8-26 14-38 38-34 14 2 24-2 34-10 16-12 30-4 30 10 26-10 62-12 88 4 18 12 12 40-12 42-32 2-50-2-74 6-22 8-38 14-62 10-20-2-36-10-42-28z"/><path class="r2" d="M-92 8c10 14 40 16 66 8 34-10 60-18 96-16 18 0 30-2 34-10 4 18-6 30-18 30-32 2-50-2-74 6-22 8-38 14-62 10-20-2-36-10-42-28z"/><path class="r2-s" stroke-width="3" stroke-linecap="round" d="M-58-20c-6 12-4 24 2 34M-22-28c-4 14-2 26 2 36M18-24c-6 10-6 22-2 32M56-24c-4 8-4 18 0 26"/><ellipse class="r3" cx="98" cy="-4" rx="11" ry="16"/><ellipse class="w1" cx="98" cy="-4" rx="7" ry="11"/></g><g transform="translate(556 540)"><ellipse class="r2" rx="36" ry="17" cy="5"/><ellipse class="r3" rx="36" ry="17"/><ellipse class="w1" rx="29" ry="12.5"/><ellipse class="w3-s" stroke-width="2" rx="17" ry="7"/></g>`;
  if (kind === 'pod') {
    for (const [x, y, a] of [
      [455, 520, -18],
      [520, 545, 12],
      [440, 556, 4],
      [560, 520, -40],
    ])
      side += `<g transform="translate(${x} ${y}) rotate(${a})"><path class="r2" d="M-46 6C-26-20 26-20 46 4 26 26-26 26-46 6z"/><path class="r1" d="M-46 6C-26-20 26-20 46 4 26 12-26 14-46 6z"/><path class="r3-s" stroke-width="2.5" d="M-44 6C-20-6 22-6 44 4M-44 7c24 9 66 9 88-2"/></g>`;
  }
  if (kind === 'chili') {
    for (const [x, y, a] of [
      [430, 540, -8],
      [470, 518, -24],
      [496, 556, 8],
    ])
      side += `<g transform="translate(${x} ${y}) rotate(${a})"><path class="r1" d="M-76 8C-50-20 20-24 62-14c14 4 14 22 0 24C20 18-40 12-76 8z"/><path class="r2" d="M-76 8C-40 4 30 6 66 4c-2 4-4 6-8 6C20 18-40 12-76 8z"/><path class="st-s" stroke-width="7" stroke-linecap="round" d="M64-4c14-2 22-10 34-12"/><ellipse class="hi" cx="6" cy="-9" rx="34" ry="4"/></g>`;
  }
  if (kind === 'corn') {
    for (let i = 0; i < 38; i++) {
      const x = 430 + r() * 150,
        y = 512 + r() * 48,
        s = 8 + r() * 4;
      side += `<circle class="r2" cx="${short(x)}" cy="${short(y)}" r="${short(s)}"/><circle class="r1" cx="${short(x - 1.5)}" cy="${short(y - 2)}" r="${short(s * 0.78)}"/><circle class="r3" cx="${short(x - 3)}" cy="${short(y - 4)}" r="${short(s * 0.25)}"/>`;
    }
  }
  return svg(
    ground,
    { ...base, ...tones },
    shadow(330, 560, 250, 26) +
      `
<path class="b1" d="M86 318c4 130 96 236 214 236s210-106 214-236z"/><path class="lo2" d="M300 554c118 0 210-106 214-236h-96c0 120-60 214-150 234 10 1 22 2 32 2z"/>
<path class="hi2" d="M104 336h34c6 90 50 160 110 206-80-24-138-104-144-206z"/>
<path class="b2" d="M222 540h156l-12 22H234z"/>
<ellipse class="b3" cx="300" cy="318" rx="214" ry="44"/><ellipse class="b2" cx="300" cy="320" rx="196" ry="35"/>
<path class="w2" d="M106 322c40-60 116-132 194-132s154 72 194 132c-30 20-110 33-194 33s-164-13-194-33z"/>
<path class="w1" d="M106 322c40-60 116-132 186-132 60 0 100 40 126 84-60 10-120 56-150 80-66-2-136-14-162-32z"/>
<path class="w3" d="M180 262c34-38 74-66 112-66 22 0 40 8 56 18-60-2-120 20-168 48z" opacity=".8"/>${grains}${side}`,
  );
}
