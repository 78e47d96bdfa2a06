import { type Look, shadow, short, steps, svg } from '../sheet.js';

const base = { ...steps('a b c d e', '#6B747C'), k: '#1E272D' };

/** Draws a ring: forged, machined, or a seal set of thin rings. */
export function ring({ ground = '#ECEDEE', tones, kind = 'forged' }: Look): string {
  const band = (cx: number, cy: number, rx: number, ry: number, h: number, hole: number): string =>
    `<path class="b" d="M${cx - rx} ${cy}v${h}a${rx} ${ry} 0 0 0 ${2 * rx} 0v${-h}z"/><path class="c" d="M${cx + rx * 0.5} ${short(cy + ry * 0.8)}v${h}a${rx} ${ry} 0 0 0 ${short(rx * 0.5)} ${short(-ry * 0.8)}v${-h}z"/><path class="d" d="M${cx - rx} ${cy}v${h}a${rx} ${ry} 0 0 0 ${short(rx * 0.3)} ${short(ry * 0.7)}v${-h}z" opacity=".6"/><ellipse class="a" cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}"/><path class="e" opacity=".6" d="M${cx - rx} ${cy}a${rx} ${ry} 0 0 1 ${rx} ${-ry}v12a${rx - 14} ${ry - 12} 0 0 0 ${14 - rx} ${ry - 12}z"/><ellipse class="c" cx="${cx}" cy="${cy}" rx="${short(rx * hole)}" ry="${short(ry * hole)}"/><path class="d" d="M${short(cx - rx * hole)} ${cy}a${short(rx * hole)} ${short(ry * hole)} 0 0 0 ${short(2 * rx * hole)} 0a${short(rx * hole)} ${short(ry * hole * 0.72)} 0 0 1 ${short(-2 * rx * hole)} 0z"/>`;
  return svg(
    ground,
    { ...base, ...tones },
    `${shadow(320, 520, 250, 30)}${kind === 'seal' ? `${band(200, 420, 130, 84, 26, 0.78)}${band(440, 400, 120, 78, 44, 0.6)}${band(320, 250, 170, 104, 20, 0.86)}${band(330, 214, 90, 54, 30, 0.62)}` : kind === 'machined' ? band(320, 270, 236, 140, 150, 0.74).concat('<ellipse class="e-s" stroke-width="2" cx="320" cy="270" rx="206" ry="122"/>') : band(320, 250, 240, 140, 180, 0.68).concat('<path class="c-s" opacity=".5" stroke-width="5" d="M90 320c60 80 400 110 462 0M92 380c70 70 390 100 456 0"/>')}`,
  );
}
