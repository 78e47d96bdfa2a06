import { type Look, shadow, steps, svg } from '../sheet.js';

const base = { ...steps('a b c d e', '#454C52'), k: '#1C2328', m: '#C26A34', m2: '#8A4720' };

/** Draws four brake pads. */
export function brakePads({ ground = '#EDEDEC', tones }: Look): string {
  const pad = (x: number, y: number, turn: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><path class="m2" d="M-130-30c0-40 60-66 130-66s130 26 130 66l26 20v50h-36c-10 26-60 40-120 40s-110-14-120-40h-36v-50z"/><path class="m" d="M-130-40c0-40 60-66 130-66s130 26 130 66l26 20v44h-36c-10 26-60 40-120 40s-110-14-120-40h-36v-44z"/><path class="c" d="M-112-28c0-34 50-56 112-56s112 22 112 56v40c-16 26-60 34-112 34s-96-8-112-34z"/><path class="a" d="M-112-38c0-34 50-56 112-56s112 22 112 56v40c-16 26-60 34-112 34S-96 28-112 2z"/><path class="d" d="M-112-38c0-34 50-56 112-56 30 0 58 5 78 14-70-8-160 10-170 70z"/><path class="k" d="M-6-92h12v126H-6z"/></g>`;
  return svg(
    ground,
    { ...base, ...tones },
    `${shadow(320, 540, 250, 24)}${pad(220, 196, -12)}${pad(436, 270, 10)}${pad(210, 400, 6)}${pad(420, 462, -8)}`,
  );
}
