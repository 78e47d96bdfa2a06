import { seededRandom } from '../../seeded-random.js';
import { type Look, shadow, short, steps, svg } from '../sheet.js';

const base = { ...steps('a b c d e', '#2C3034'), w1: '#C99A62', w2: '#8E6536' };

/** Draws polished stone slabs in a wooden A-frame. */
export function slab({ ground = '#EFEEEC', tones, kind = 'granite', seed = 3 }: Look): string {
  const random = seededRandom(seed);
  const specks = Array.from(
    { length: kind === 'granite' ? 260 : 0 },
    () =>
      `<circle class="${['b', 'd', 'e', 'c'][Math.floor(random() * 4)] ?? 'b'}" cx="${short(130 + random() * 330)}" cy="${short(110 + random() * 390)}" r="${short(1.5 + random() * 3.6)}"/>`,
  ).join('');
  const veins = Array.from({ length: kind === 'granite' ? 0 : 9 }, (_, i) => {
    const y = 120 + i * 42 + random() * 20;
    return `<path class="${i % 2 ? 'b' : 'c'}-s" opacity="${short(0.35 + random() * 0.35)}" stroke-width="${short(1.5 + random() * 4)}" d="M122 ${short(y)}c${short(60 + random() * 60)} ${short(random() * 90 - 30)} ${short(150 + random() * 60)} ${short(random() * 60 - 50)} ${short(344)} ${short(random() * 80 - 30)}"/>`;
  }).join('');
  return svg(
    ground,
    { ...base, ...tones },
    `${shadow(326, 558, 250, 20)}<path class="w2" d="M500 120h22l66 430h-26z"/><path class="c" d="M480 104l26 10v414l-26 22zM512 120l20 8v396l-20 16z"/><path class="b" d="M466 98l26 8v424l-26 20z"/><path class="a" d="M116 98h350v452H126a10 10 0 0 1-10-10z"/><clipPath id="c"><path d="M116 98h350v452H116z"/></clipPath><g clip-path="url(#c)">${specks}${veins}</g><path class="hi" d="M116 98h120l-120 260z"/><path class="hi2" d="M280 98h60L116 560v-100z"/><path class="e" opacity=".6" d="M116 98h350v5H116z"/><path class="w1" d="M84 534h480v22H84z"/><path class="w2" d="M84 548h480v10H84z"/><path class="w1" d="M150 512h30v30h-30zM400 512h30v30h-30z"/>`,
  );
}
