import { type Look, shadow, short, steps, svg } from '../sheet.js';

const base = { ...steps('a b c d e', '#7A6A58'), k: '#22292F', m: '#B9C4CD', m2: '#7F8D99', y: '#D9A441' };

/** Draws a clutch disc with its springs and lining. */
export function clutch({ ground = '#EDEEF0', tones }: Look): string {
  const springs = Array.from(
    { length: 6 },
    (_, i) =>
      `<g transform="rotate(${i * 60} 310 312)"><rect class="k" x="272" y="182" width="76" height="44" rx="10"/>${[0, 1, 2, 3, 4].map((n) => `<rect class="y" x="${278 + n * 13}" y="186" width="8" height="36" rx="4"/>`).join('')}</g>`,
  ).join('');
  const grooves = Array.from(
    { length: 18 },
    (_, i) =>
      `<path class="c" transform="rotate(${i * 20} 310 312)" d="M306 88h8v66h-8z"/><circle class="y" transform="rotate(${i * 20 + 10} 310 312)" cx="310" cy="120" r="7"/>`,
  ).join('');
  return svg(
    ground,
    { ...base, ...tones },
    `${shadow(330, 552, 210, 20)}<circle class="c" cx="340" cy="320" r="226"/><circle class="b" cx="322" cy="316" r="226"/><circle class="a" cx="310" cy="312" r="226"/><path class="d" d="M310 86A226 226 0 0 0 88 270l62 14a160 160 0 0 1 160-132z"/>${grooves}<circle class="m2" cx="310" cy="312" r="156"/><circle class="m" cx="308" cy="310" r="150"/><path class="hi" d="M308 160a150 150 0 0 0-148 122l40 8a110 110 0 0 1 108-90z"/>${springs}<circle class="m2" cx="310" cy="312" r="66"/><circle class="m" cx="308" cy="310" r="62"/><circle class="k" cx="310" cy="312" r="38"/>${Array.from({ length: 14 }, (_, i) => `<path class="m" transform="rotate(${short(i * 25.7)} 310 312)" d="M306 272h8v12h-8z"/>`).join('')}`,
  );
}
