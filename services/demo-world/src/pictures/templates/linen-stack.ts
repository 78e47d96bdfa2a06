import { type Look, shadow, short, steps, svg } from '../sheet.js';

const base = { ...steps('a b c d e', '#DDE3E8'), a2: '#F2F4F5', t: '#B4552D', t2: '#8E4122', p: '#FFFFFF' };

/** Draws folded bed linen with a ribbon, or a stack of terry towels. */
export function linenStack({ ground = '#EFEDEA', tones, kind = 'linen' }: Look): string {
  const fold = (y: number, h: number, tone: string, x = 96, w = 420): string =>
    `<path class="b" d="M${x} ${y + 6}c-18 ${short(h * 0.3)} -18 ${short(h * 0.7)} 0 ${h}h${w}c30-4 44-14 44-${short(h * 0.4)}s-10-${short(h * 0.5)}-40-${short(h * 0.6)}z"/><path class="${tone}" d="M${x} ${y}c-18 ${short(h * 0.3)} -18 ${short(h * 0.7)} 0 ${h - 4}h${w}c-14 ${short(-h * 0.3)} -14 ${short(-h * 0.7)} 0 ${4 - h}z"/><path class="d" d="M${x} ${y}h${w}v7H${x - 4}z"/><path class="c-s" opacity=".5" stroke-width="2.4" d="M${x + 4} ${y + h * 0.5}h${w - 10}"/><path class="a" d="M${x + w} ${y}c34 6 44 ${short(h * 0.3)} 44 ${short(h * 0.5)}s-10 ${short(h * 0.4)}-44 ${short(h * 0.5 - 4)}c-14 ${short(-h * 0.3)} -14 ${short(-h * 0.7)} 0 ${4 - h}z"/><path class="lo" d="M${x + w} ${y}c34 6 44 ${short(h * 0.3)} 44 ${short(h * 0.5)}s-10 ${short(h * 0.4)}-44 ${short(h * 0.5 - 4)}c-14 ${short(-h * 0.3)} -14 ${short(-h * 0.7)} 0 ${4 - h}z"/>`;
  const towels = kind === 'towels';
  const layers = towels ? [470, 386, 302, 218] : [486, 424, 362, 312, 262];
  const terry = (y: number): string =>
    Array.from(
      { length: 60 },
      (_, i) =>
        `<path class="c-s" opacity=".28" stroke-width="2" d="M${102 + (i % 20) * 20} ${y + 18 + Math.floor(i / 20) * 22}v7"/>`,
    ).join('');
  return svg(
    ground,
    { ...base, ...tones },
    `${shadow(330, 558, 260, 22)}${layers.map((y, i) => fold(y, towels ? 84 : i < 3 ? 64 : 52, i % 2 ? 'a2' : 'a', i % 2 ? 102 : 96) + (towels ? terry(y) : '')).join('')}
${towels ? layers.map((y) => `<path class="d" d="M90 ${y + 56}h426v8H90z"/>`).join('') : '<path class="t" d="M280 258h40v294h-40z"/><path class="hi" d="M280 258h10v294h-10z"/><path class="t2" d="M300 264c-60-50-110-30-90 4 14 20 60 10 90-4zM300 264c60-50 110-30 90 4-14 20-60 10-90-4z"/><path class="t" d="M300 262c-40-34-80-24-66 2 10 14 44 8 66-2zM300 262c40-34 80-24 66 2-10 14-44 8-66-2z"/><circle class="t2" cx="300" cy="264" r="16"/><g transform="translate(372 396)"><rect class="p" width="92" height="58" rx="6"/><path class="c" d="M14 18h64v5H14zM14 30h48v5H14zM14 42h56v4H14z"/></g>'}`,
  );
}
