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

/**
 * The three layouts of a sack: alone next to its grain, or in front of a second sack that is visible on its right or
 * its left.
 */
const piles = [
  { behind: '', at: 'translate(-14 0)', pileX: 470, pileWide: 116 },
  { behind: 'translate(166 86) scale(.84)', at: 'translate(-58 14)', pileX: 250, pileWide: 150 },
  { behind: 'translate(-62 96) scale(.82)', at: 'translate(56 10)', pileX: 180, pileWide: 112 },
] as const;

/** A full woven sack, sewn flat at the top between two corners. It bulges below and has folds under the seam. */
const BODY = `<path class="a" d="M172 128C150 186 108 262 108 352c0 84 14 146 28 190-10 8-18 18-20 28 14 2 28-2 40-10 96 18 208 18 304 0 12 8 26 12 40 10-2-10-10-20-20-28 14-44 28-106 28-190 0-90-42-166-64-224-90 14-182 14-272 0z"/>
<path class="b" opacity=".75" d="M444 128c22 58 64 134 64 224 0 84-14 146-28 190 10 8 18 18 20 28-14 2-28-2-40-10-28 6-58 10-88 12 52-62 74-150 72-232-2-86-18-154-44-206 16-2 30-4 44-6z"/>
<path class="c" opacity=".8" d="M188 152c-22 58-46 124-46 200 0 72 8 128 20 176l22 8c-12-52-20-112-20-184 0-74 20-140 42-196z"/>
<path class="d-s" stroke-width="3" stroke-linecap="round" opacity=".8" d="M214 136c-8 30-22 52-40 74M258 142c-4 34-10 52-20 74M316 144c2 28 2 44-2 66M372 142c6 30 14 50 26 70M414 136c10 28 24 48 40 66M146 540c20-8 34-22 42-40M472 538c-18-8-32-22-40-40M252 562c4-14 6-24 4-36M366 562c-4-14-4-24-2-34"/>
<path class="b" d="M150 70c18 10 36 14 56 16 68 8 138 8 206 0 20-2 38-6 56-16l-10 34 6 30c-100 16-212 16-312 0l8-30z"/>
<path class="c" d="M150 70c18 10 36 14 56 16 68 8 138 8 206 0 20-2 38-6 56-16l-5 17c-100 20-208 20-308 0z"/>
<path d="M162 112c98 14 198 14 296 0" stroke="#B5533C" stroke-width="4" stroke-dasharray="12 9" fill="none"/>
<path class="k1" d="M125 258c124 20 244 20 366 0 11 30 17 62 17 94 0 22-1 42-3 60-128 20-266 20-394 0-2-18-3-38-3-60 0-32 6-64 17-94z"/>
<path class="lo" d="M428 266c22-2 42-5 63-8 11 30 17 62 17 94 0 22-1 42-3 60-25 4-51 7-77 9 12-52 12-106 0-155z"/>
<path class="k2" d="M121 270c126 20 248 20 374 0l3 9c-126 20-254 20-380 0zM110 392c130 20 266 20 396 0l-1 9c-130 20-264 20-394 0z"/>`;

const woven = Array.from(
  { length: 8 },
  (_, i) =>
    `<path class="d-s" stroke-width="1.4" opacity=".3" d="M${short(124 + i * 2)} ${428 + i * 15}c122 12 246 12 ${short(368 - i * 4)} 0"/>`,
).join('');

/** Draws a sewn sack with a printed band and grain in front of it. Its texts and colours decide which layout it has. */
export function sewnSack({
  ground = '#F1F0E6',
  tones,
  label = 'BASMATI',
  sub = '1121 XXL · 25 KG',
  seed = 11,
}: Look): string {
  const random = seededRandom(seed);
  const colours = { ...base, ...tones };
  const code = [...`${label}${sub}${colours.k1}`].reduce((sum, sign) => sum + sign.charCodeAt(0), 0);
  const pileShape = piles[code % piles.length] ?? piles[0];
  const { pileX, pileWide } = pileShape;
  const grain = Array.from({ length: 150 }, () => {
    const x = pileX + (random() + random() - 1) * pileWide;
    const far = Math.abs(x - pileX) / pileWide;
    const top = 574 - 54 * (1 - far * far);
    const y = top + random() * (578 - top);
    return `<ellipse class="${random() > 0.4 ? 'g1' : 'g2'}" cx="${short(x)}" cy="${short(y)}" rx="${short(9 + random() * 3)}" ry="${short(2.8 + random())}" transform="rotate(${short(random() * 150 - 75)} ${short(x)} ${short(y)})"/>`;
  }).join('');
  const pile = `<path class="g2" d="M${pileX - pileWide} 580c${short(pileWide * 0.3)} -46 ${short(pileWide * 0.7)} -60 ${pileWide} -60s${short(pileWide * 0.7)} 14 ${pileWide} 60z"/>`;
  const second =
    pileShape.behind &&
    `<g transform="${pileShape.behind}">${BODY}${woven}<path class="lo" d="M108 352c0-90 42-166 64-224l272 0c22 58 64 134 64 224 0 84-14 146-28 190-120 24-224 24-344 0-14-44-28-106-28-190z" opacity=".1"/></g>`;
  return svg(
    ground,
    colours,
    `${shadow(322, 578, 262, 22)}
${second}<g transform="${pileShape.at}">${BODY}${woven}
${letters({ x: 306, y: 350, size: 46, text: label, tone: 'c', spacing: 3 })}${letters({ x: 306, y: 380, size: 17, text: sub, tone: 'k2', spacing: 2 })}</g>
${pile}${grain}`,
  );
}
