import { seededRandom } from '../../seeded-random.js';
import { letters } from '../letters.js';
import { type Look, shadow, short, steps, svg } from '../sheet.js';

const base = {
  ...steps('a b c d e', '#5C3A24'),
  g1: '#DCE7EA',
  t: '#B4552D',
  t2: '#8E4122',
  p: '#FBF6EA',
  k: '#3A2418',
};

/** Draws a filled glass jar with its lid and some of the content in front of it. */
export function jar({ ground = '#F3ECE4', tones, label = 'COFFEE', sub = '', seed = 5 }: Look): string {
  const random = seededRandom(seed);
  let grains = '';
  for (let i = 0; i < 120; i += 1) {
    const x = 470 + (random() + random() - 1) * 112;
    const d = Math.abs(x - 470) / 112;
    const y = 554 - 44 * (1 - d * d) * random();
    grains += `<ellipse class="${random() > 0.5 ? 'a' : random() > 0.4 ? 'b' : 'd'}" cx="${short(x)}" cy="${short(y)}" rx="${short(5 + random() * 4)}" ry="${short(3 + random() * 2.4)}" transform="rotate(${short(random() * 180)} ${short(x)} ${short(y)})"/>`;
  }
  return svg(
    ground,
    { ...base, ...tones },
    `${shadow(320, 558, 220, 22)}
<path class="g1" d="M150 196c0-14 10-24 26-26h240c16 2 26 12 26 26v326c0 24-14 38-38 38H188c-24 0-38-14-38-38z"/>
<path class="b" d="M164 250c60-10 200-10 264 0v270c0 18-10 28-28 28H192c-18 0-28-10-28-28z"/><path class="a" d="M164 250c60-10 140-12 190-8v306H192c-18 0-28-10-28-28z"/><ellipse class="d" cx="296" cy="248" rx="132" ry="13"/>
<path class="lo" d="M392 246l36 4v270c0 18-10 28-28 28h-8z"/><path class="hi" d="M172 200h20v336c-12-2-20-10-20-22z"/><path class="hi" d="M200 200h8v340h-8z"/>
<path class="t2" d="M166 108h260v62H166z"/><path class="t" d="M166 104c0-10 8-16 18-16h224c10 0 18 6 18 16v46H166z"/><path class="hi" d="M178 94h20v70h-20z"/>${[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((i) => `<path class="lo2" d="M${212 + i * 21} 104h5v60h-5z"/>`).join('')}
<path class="p" d="M150 330h292v130H150z"/><path class="t" d="M150 330h292v10H150zM150 450h292v10H150z"/><path class="lo" d="M404 330h38v130h-38z"/>
${letters({ x: 290, y: 402, size: label.length > 7 ? 30 : 40, text: label, tone: 'k', spacing: 3 })}${letters({ x: 290, y: 432, size: 15, text: sub, tone: 'k', spacing: 1.5 })}
<path class="b" d="M356 558c30-34 70-46 114-46s84 12 112 46z"/>${grains}`,
  );
}
