import { type Look, shadow, short, steps, svg } from '../sheet.js';

const base = { ...steps('a b c d e', '#4A555F'), g: '#DCE4E8', y: '#F6D77A', w: '#FFFBEA' };

/** Draws an LED luminaire: a floodlight, a high-bay light or a street light. */
export function luminaire({ ground = '#EFEFEA', tones, kind = 'flood' }: Look): string {
  const flood = `<path class="c-s" stroke-width="18" stroke-linejoin="round" d="M130 300v160h380V300"/><path class="c" d="M250 460h140v60H250z"/><path class="b" d="M90 132h460c12 0 18 8 18 18v250c0 12-8 18-18 18H90c-12 0-18-8-18-18V150c0-12 8-18 18-18z"/><path class="a" d="M84 124h460c12 0 18 8 18 18v246c0 12-8 18-18 18H84c-12 0-18-8-18-18V142c0-12 8-18 18-18z"/><path class="d" d="M84 124h460c10 0 16 5 18 12H66c2-7 8-12 18-12z"/><rect class="g" x="96" y="156" width="436" height="220" rx="6"/>${Array.from({ length: 40 }, (_, i) => `<rect class="y" x="${112 + (i % 10) * 42}" y="${172 + Math.floor(i / 10) * 52}" width="28" height="28" rx="5"/><rect class="w" x="${119 + (i % 10) * 42}" y="${179 + Math.floor(i / 10) * 52}" width="14" height="14" rx="3"/>`).join('')}<path class="hi" d="M96 156h150L110 376H96z"/>`;
  const bay = `<path class="c-s" stroke-width="12" d="M316 60v60"/><circle class="c-s" stroke-width="12" cx="316" cy="50" r="16"/><path class="b" d="M236 118h160l20 110H216z"/><path class="a" d="M236 118h90l-6 110H216z"/>${[0, 1, 2, 3, 4, 5].map((i) => `<path class="c" d="M${244 + i * 26} 124h10v100h-10z"/>`).join('')}<ellipse class="c" cx="316" cy="318" rx="250" ry="130"/><ellipse class="a" cx="316" cy="296" rx="250" ry="130"/><path class="d" d="M66 296c0-72 112-130 250-130 60 0 116 11 160 30-150-20-330 10-350 150-40-12-60-30-60-50z"/><ellipse class="c" cx="316" cy="388" rx="214" ry="92"/><ellipse class="g" cx="316" cy="394" rx="204" ry="86"/>${Array.from(
    { length: 24 },
    (_, i) => {
      const ring = i < 8 ? 0.4 : 0.76;
      const angle = (i < 8 ? i / 8 : (i - 8) / 16) * Math.PI * 2;
      return `<ellipse class="y" cx="${short(316 + Math.cos(angle) * 204 * ring)}" cy="${short(394 + Math.sin(angle) * 86 * ring)}" rx="19" ry="11"/><ellipse class="w" cx="${short(316 + Math.cos(angle) * 204 * ring)}" cy="${short(393 + Math.sin(angle) * 86 * ring)}" rx="10" ry="5"/>`;
    },
  ).join('')}`;
  const street = `<path class="c" d="M60 260h120v50H60z"/><path class="a" d="M60 256h120v36H60z"/><path class="b" d="M160 236h330c60 0 94 30 100 80l-8 40H190c-26 0-40-18-40-50z"/><path class="a" d="M156 228h330c60 0 94 30 100 80H170c-14-30-20-60-14-80z"/><path class="d" d="M156 228h330c40 0 70 14 88 40-120-30-280-30-418-20z"/><path class="g" d="M206 320h366l-10 30H216z"/>${Array.from({ length: 12 }, (_, i) => `<rect class="y" x="${226 + i * 28}" y="326" width="18" height="18" rx="4"/>`).join('')}<path class="w" opacity=".5" d="M216 356h348l60 170H150z"/>`;
  return svg(
    ground,
    { ...base, ...tones },
    `${shadow(320, kind === 'flood' ? 524 : 560, 200, 18)}${kind === 'flood' ? flood : kind === 'street' ? street : bay}`,
  );
}
