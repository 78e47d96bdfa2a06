import { type Look, shadow, steps, svg } from '../sheet.js';

const base = {
  ...steps('a b c d e', '#8A4B2A'),
  e: '#D9A978',
  m: '#D9B45E',
  md: '#A8842F',
  p: '#DCE6D6',
  p2: '#C7D6C0',
};

/** Draws a bifold wallet or a rolled belt. */
export function wallet({ ground = '#F3ECE4', tones, kind = 'wallet' }: Look): string {
  const stitch = (d: string): string =>
    `<path class="e-s" stroke-width="3" stroke-dasharray="9 7" stroke-linecap="round" d="${d}"/>`;
  const wallet = `<path class="c" d="M104 214h430c16 0 26 10 26 26v250c0 18-10 28-28 28H112c-18 0-28-10-28-28V238c0-16 6-24 20-24z"/><path class="p" d="M130 166h340l20 60H120z"/><path class="p2" d="M150 140h320l12 40H142z"/><path class="a" d="M96 206h430c16 0 24 10 24 24v252c0 18-10 28-28 28H104c-18 0-28-10-28-28V230c0-16 6-24 20-24z"/><path class="d" d="M96 206h430c14 0 22 6 24 18H78c2-12 8-18 18-18z"/><path class="b" d="M300 206h20v304h-20z"/><path class="lo" d="M320 206h206c16 0 24 10 24 24v252c0 18-10 28-28 28H320z"/>${stitch('M98 228h190v262H98zM334 228h194v262H334z')}<path class="c" d="M334 340h194v6H334z"/><rect class="m" x="414" y="420" width="74" height="34" rx="4"/>`;
  const belt = `<ellipse class="c" cx="316" cy="388" rx="226" ry="150"/><ellipse class="b" cx="316" cy="372" rx="226" ry="150"/><path class="a" d="M90 300c0 82 101 150 226 150s226-68 226-150v90c0 82-101 150-226 150S90 472 90 390z"/><path class="lo" d="M420 432c74-26 122-76 122-132v90c0 56-48 106-122 132z"/><ellipse class="d" cx="316" cy="300" rx="226" ry="150"/><ellipse class="c" cx="316" cy="300" rx="204" ry="132"/><path class="a" d="M128 320c10 66 92 118 188 118s178-52 188-118c-30 70-104 104-188 104s-158-34-188-104z"/><ellipse class="b" cx="316" cy="312" rx="186" ry="112"/><ellipse class="ground" cx="316" cy="318" rx="168" ry="98"/>${stitch('M106 410c30 66 112 112 210 112s180-46 210-112M106 330c30 66 112 106 210 106s180-40 210-106')}<rect class="md" x="246" y="420" width="136" height="136" rx="16"/><rect class="m" x="240" y="414" width="136" height="136" rx="16"/><rect class="b" x="264" y="438" width="88" height="88" rx="8"/><rect class="md" x="296" y="424" width="16" height="112" rx="8"/>`;
  return svg(ground, { ...base, ...tones }, `${shadow(320, 528, 250, 22)}${kind === 'belt' ? belt : wallet}`);
}
