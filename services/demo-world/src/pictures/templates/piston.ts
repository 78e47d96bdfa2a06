import { type Look, shadow, steps, svg } from '../sheet.js';

const base = { ...steps('a b c d e', '#C3CBD1'), g: '#4A525A', k: '#2B3742', m: '#9AA7B2' };

/** Draws a piston with its rings and pin. */
export function piston({ ground = '#ECEEF1', tones }: Look): string {
  return svg(
    ground,
    { ...base, ...tones },
    `${shadow(320, 552, 220, 22)}
<path class="b" d="M150 160v290c0 40 30 60 60 70l20-70c30 10 60 14 90 14s60-4 90-14l20 70c30-10 60-30 60-70V160z"/><path class="a" d="M150 160v290c0 40 30 60 60 70l20-70c10 4 20 6 30 8V160z"/><path class="d" d="M150 160v290c0 26 12 44 30 56V160z"/><path class="c" d="M440 160h50v290c0 40-30 60-60 70l-8-30c16-40 20-190 18-330z"/>
${[206, 240, 274].map((y, i) => `<path class="k" d="M146 ${y}c20 22 90 38 174 38s154-16 174-38v14c-20 22-90 38-174 38s-154-16-174-38z"/><path class="${i === 2 ? 'm' : 'e'}" d="M146 ${y + 2}c20 22 90 38 174 38s154-16 174-38v7c-20 22-90 38-174 38s-154-16-174-38z"/>`).join('')}
<ellipse class="e" cx="320" cy="160" rx="170" ry="54"/><ellipse class="a" cx="320" cy="164" rx="160" ry="48"/><ellipse class="c" cx="324" cy="168" rx="96" ry="28"/><ellipse class="b" cx="322" cy="174" rx="80" ry="20"/><path class="g" d="M160 352h60v120c-20-4-44-14-60-40z"/><circle class="c" cx="322" cy="408" r="60"/><circle class="e" cx="318" cy="404" r="56"/><circle class="m" cx="318" cy="404" r="50"/><circle class="k" cx="320" cy="406" r="34"/><path class="e-s" stroke-width="5" d="M290 406a30 30 0 0 1 30-32"/>`,
  );
}
