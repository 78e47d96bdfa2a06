import { type Look, shadow, short, steps, svg } from '../sheet.js';

const base = { ...steps('a b c d e', '#AEBAC4'), k: '#26313A' };

/** Draws a gear with a hub and a keyway. */
export function gear({ ground = '#ECEFF2', tones }: Look): string {
  const teeth = 26;
  const outline = (cx: number, cy: number): string => {
    const points: string[] = [];
    for (let i = 0; i < teeth; i += 1) {
      for (const [part, radius] of [
        [0, 196],
        [0.22, 226],
        [0.5, 226],
        [0.72, 196],
      ] as const) {
        const angle = ((i + part) / teeth) * Math.PI * 2;
        points.push(`${short(cx + Math.cos(angle) * radius)} ${short(cy + Math.sin(angle) * radius)}`);
      }
    }
    return `M${points.join('L')}z`;
  };
  return svg(
    ground,
    { ...base, ...tones },
    `${shadow(336, 552, 210, 22)}
<path class="c" d="${outline(352, 322)}"/><path class="b" d="${outline(332, 316)}"/><path class="a" d="${outline(310, 310)}"/>
<path class="d" d="M310 122a188 188 0 0 0-184 150l42 10a146 146 0 0 1 142-118z"/><path class="e" opacity=".75" d="M180 174a188 188 0 0 1 54-36l18 38a148 148 0 0 0-42 28z"/><circle class="b" cx="310" cy="310" r="150"/><circle class="c" cx="310" cy="310" r="144"/>
${[0, 1, 2, 3, 4].map((i) => `<path class="a" transform="rotate(${i * 72} 310 310)" d="M288 170h44l10 100h-64z"/><path class="d" transform="rotate(${i * 72} 310 310)" d="M288 170h12l-8 100h-14z"/>`).join('')}
<circle class="b" cx="314" cy="314" r="84"/><circle class="a" cx="310" cy="310" r="82"/><path class="d" d="M310 228a82 82 0 0 0-80 66l32 7a50 50 0 0 1 48-40z"/><circle class="k" cx="310" cy="310" r="44"/><path class="k" d="M299 250h22v28h-22z"/><path class="b-s" stroke-width="6" d="M270 312a42 42 0 0 1 40-42"/>`,
  );
}
