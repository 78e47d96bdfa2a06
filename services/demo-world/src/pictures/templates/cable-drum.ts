import { letters } from '../letters.js';
import { type Look, shadow, short, steps, svg } from '../sheet.js';

const base = { ...steps('a b c d e', '#2B3440'), w1: '#D3A970', w2: '#A97E4A', w3: '#84602F', k: '#4A3319' };

/** Draws a wooden drum with cable. */
export function cableDrum({ ground = '#EEEBE4', tones }: Look): string {
  const planks = Array.from({ length: 8 }, (_, i) => `<path class="w2" d="M${98 + i * 54} 84h3v460h-3z"/>`).join('');
  return svg(
    ground,
    { ...base, ...tones },
    `${shadow(340, 556, 230, 20)}<circle class="w3" cx="420" cy="320" r="214"/><circle class="w2" cx="408" cy="318" r="214"/>${[0, 1, 2, 3, 4, 5].map((i) => `<ellipse class="${i % 2 ? 'a' : 'b'}" cx="${398 - i * 16}" cy="316" rx="150" ry="176"/>`).join('')}<circle class="w3" cx="296" cy="322" r="222"/><clipPath id="d"><circle cx="284" cy="318" r="222"/></clipPath><circle class="w1" cx="284" cy="318" r="222"/><g clip-path="url(#d)" opacity=".8">${planks}</g><path class="hi2" d="M284 96A222 222 0 0 0 62 318h40a182 182 0 0 1 182-182z"/><circle class="w2-s" stroke-width="5" cx="284" cy="318" r="206"/><circle class="k" cx="284" cy="318" r="44"/><circle class="w3" cx="288" cy="322" r="34"/>${[0, 1, 2, 3, 4, 5].map((i) => `<circle class="k" cx="${short(284 + Math.cos(i * 1.047 + 0.5) * 110)}" cy="${short(318 + Math.sin(i * 1.047 + 0.5) * 110)}" r="9"/>`).join('')}${letters({ x: 284, y: 190, size: 24, text: '500 M', tone: 'k', spacing: 2 })}<path class="a-s" stroke-width="16" stroke-linecap="round" d="M470 470c40 40 80 60 110 62"/>`,
  );
}
