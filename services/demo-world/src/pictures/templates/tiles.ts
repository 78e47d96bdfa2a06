import { seededRandom } from '../../seeded-random.js';
import { type Look, shadow, short, steps, svg } from '../sheet.js';

const base = { ...steps('a b c d e', '#CDBD9F'), g: '#E9E6E0' };

/** Draws tiles: a laid square and a stack. */
export function tiles({ ground = '#F0EEEA', tones, seed = 4 }: Look): string {
  const random = seededRandom(seed);
  const face = (x: number, y: number): string => {
    const marks = Array.from(
      { length: 5 },
      () =>
        `<path class="b-s" opacity=".35" stroke-width="${short(1.5 + random() * 2.5)}" d="M${x + 6} ${short(y + 20 + random() * 150)}c40 ${short(random() * 40 - 20)} 90 ${short(random() * 40 - 20)} 168 ${short(random() * 30 - 15)}"/>`,
    ).join('');
    return `<path class="${random() > 0.5 ? 'a' : 'd'}" d="M${x} ${y}h180v180h-180z"/>${marks}<path class="hi2" d="M${x} ${y}h90l-90 100z"/>`;
  };
  return svg(
    ground,
    { ...base, ...tones },
    `${shadow(320, 556, 250, 20)}<path class="c" d="M86 86h392l18 16v374H104l-18-16z"/><path class="g" d="M86 86h380v380H86z"/>${[
      [90, 90],
      [282, 90],
      [90, 282],
      [282, 282],
    ]
      .map(([x, y]) => face(x ?? 0, y ?? 0))
      .join('')}
${Array.from({ length: 7 }, (_, i) => `<path class="b" d="M300 ${536 - i * 17}h200l60-34v10l-60 38H300z"/><path class="c" d="M500 ${536 - i * 17}l60-34v12l-60 36z"/><path class="d" d="M300 ${532 - i * 17}h200v6H300z"/>`).join('')}<path class="a" d="M300 430l64-36h196l-60 36z"/><path class="hi" d="M300 430l64-36h80l-70 36z"/>`,
  );
}
