import { type Look, shadow, steps, svg } from '../sheet.js';

const base = { ...steps('a b c d e', '#C6923F'), k: '#3B2B14' };

/** Draws a closed impeller with curved vanes. */
export function impeller({ ground = '#F3EEE4', tones }: Look): string {
  return svg(
    ground,
    { ...base, ...tones },
    `${shadow(330, 546, 210, 22)}
<circle class="c" cx="346" cy="318" r="222"/><circle class="b" cx="320" cy="312" r="222"/><circle class="a" cx="312" cy="308" r="220"/><path class="d" d="M312 88A220 220 0 0 0 96 266l60 18A158 158 0 0 1 312 150z"/><path class="e" opacity=".7" d="M150 158a220 220 0 0 1 62-46l22 44a170 170 0 0 0-46 36z"/>
<circle class="c" cx="312" cy="308" r="168"/>${[0, 1, 2, 3, 4, 5].map((i) => `<path class="${i < 3 ? 'a' : 'b'}" transform="rotate(${i * 60} 312 308)" d="M312 308c30-70 90-100 150-84l10 20c-60-10-104 22-128 84z"/><path class="d" transform="rotate(${i * 60} 312 308)" d="M312 308c30-70 90-100 150-84l3 6c-60-12-112 18-140 82z"/>`).join('')}
<circle class="c" cx="316" cy="312" r="90"/><circle class="a" cx="312" cy="308" r="88"/><path class="d" d="M312 220a88 88 0 0 0-86 70l36 8a52 52 0 0 1 50-42z"/><circle class="k" cx="312" cy="308" r="44"/><path class="k" d="M304 250h18v30h-18z"/><path class="b-s" stroke-width="5" d="M272 312a40 40 0 0 1 40-44"/>`,
  );
}
