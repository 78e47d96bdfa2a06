import { type Look, shadow, steps, svg } from '../sheet.js';

const base = {
  ...steps('a b c d e', '#C6CED4'),
  k: '#2C3A46',
  m: '#8593A0',
  t: '#0F7C8C',
  p: '#EAF6F7',
  r: '#C33B2E',
  y: '#F2A516',
  g: '#49B27A',
};

/** Draws an electrical cabinet with its switch and lamps. */
export function cabinet({ ground = '#ECEFF1', tones }: Look): string {
  return svg(
    ground,
    { ...base, ...tones },
    `${shadow(330, 560, 220, 20)}
<path class="b" d="M456 84l84 36v398l-84 40z"/><path class="lo" d="M456 84l84 36v398l-84 40z"/><path class="a" d="M140 84h316v474H150a10 10 0 0 1-10-10z"/><path class="e" d="M140 84l74-30h326v66l-84-36z"/><path class="c" d="M140 520h316v38H150a10 10 0 0 1-10-10z"/><path class="k" d="M456 520l84-34v32l-84 40z"/>
<path class="b" d="M160 106h276v396H160z"/><path class="a" d="M164 110h268v388H164z"/><path class="d" d="M164 110h268v10H164z"/><path class="b" d="M296 110h4v388h-4z"/>
<rect class="k" x="184" y="140" width="92" height="70" rx="6"/><rect class="t" x="192" y="148" width="76" height="46" rx="3"/><path class="p" d="M200 158h40v5h-40zM200 170h58v5h-58zM200 182h30v4h-30z"/>${['r', 'y', 'g'].map((tone, i) => `<circle class="k" cx="${328 + i * 34}" cy="158" r="13"/><circle class="${tone}" cx="${327 + i * 34}" cy="156" r="10"/>`).join('')}${[0, 1, 2].map((i) => `<circle class="k" cx="${328 + i * 34}" cy="198" r="11"/><circle class="m" cx="${328 + i * 34}" cy="197" r="7"/>`).join('')}
<rect class="k" x="330" y="250" width="66" height="66" rx="8"/><circle class="r" cx="363" cy="283" r="24"/><path class="k" d="M357 258h12v50h-12z"/><path class="k" d="M280 270h10v70h-10zM306 270h10v70h-10z" opacity=".8"/><path class="y" d="M230 270l26 46h-52z"/><path class="k" d="M228 284h4v16h-4zM228 304h4v5h-4z"/>${[0, 1, 2, 3, 4, 5].map((i) => `<path class="c" d="M188 ${400 + i * 13}h84v6h-84zM324 ${400 + i * 13}h84v6h-84z"/>`).join('')}`,
  );
}
