import { type Look, shadow, steps, svg } from '../sheet.js';

const base = {
  ...steps('a b c d e', '#5F7F6C'),
  k: '#2B3742',
  m: '#7F8D99',
  w1: '#B5623C',
  w2: '#8A4527',
  p: '#F1F3F4',
  y: '#F2A516',
};

/** Draws a distribution transformer with insulators and fins. */
export function transformer({ ground = '#E9EEEA', tones, kind = 'oil' }: Look): string {
  const bushing = (x: number): string =>
    `<path class="w2" d="M${x - 12} 100h24v110h-24z"/>${[0, 1, 2, 3].map((i) => `<rect class="w1" x="${x - 24}" y="${112 + i * 24}" width="48" height="13" rx="6"/><rect class="w2" x="${x + 6}" y="${112 + i * 24}" width="18" height="13" rx="6"/>`).join('')}<path class="m" d="M${x - 6} 78h12v26h-12z"/>`;
  const coil = (x: number): string =>
    `<rect class="b" x="${x}" y="170" width="124" height="300" rx="26"/><rect class="a" x="${x}" y="170" width="96" height="300" rx="26"/><rect class="e" opacity=".5" x="${x + 14}" y="186" width="12" height="270" rx="6"/><path class="k" d="M${x + 40} 210h30v20h-30zM${x + 40} 400h30v20h-30z"/>`;
  return svg(
    ground,
    { ...base, ...tones },
    `${shadow(320, 556, 250, 20)}${kind === 'dry' ? `<path class="k" d="M76 112h490v56H76zM76 470h490v52H76z"/><path class="hi2" d="M76 112h490v8H76z"/>${[96, 256, 416].map((x) => coil(x)).join('')}<path class="m" d="M90 522h60v34H90zM490 522h60v34h-60z"/>` : `${[180, 290, 400].map((x) => bushing(x)).join('')}<path class="d" d="M92 208h430v26H92z"/><path class="b" d="M522 208l46-16v26l-46 16z"/><path class="a" d="M108 234h398v270H108z"/>${Array.from({ length: 13 }, (_, i) => `<path class="b" d="M${120 + i * 29} 256h18v220h-18z"/><path class="d" d="M${120 + i * 29} 256h5v220h-5z"/>`).join('')}<path class="c" d="M506 234l40-14v260l-40 24zM108 488h398v24H108z"/><path class="k" d="M120 512h90v42h-90zM404 512h90v42h-90z"/><path class="p" d="M250 320h120v80H250z"/><path class="m" d="M262 334h96v6h-96zM262 350h96v6h-96zM262 366h60v6h-60zM262 382h80v6h-80z"/><path class="y" d="M450 320l30 52h-60z"/><path class="k" d="M448 336h4v18h-4zM448 358h4v6h-4z"/>`}`,
  );
}
