import { type Look, shadow, short, steps, svg } from '../sheet.js';

const base = { ...steps('a b c d e', '#AEBAC4'), k: '#26313A' };

/** Draws a steel flange with bolt holes and a neck, or a blind flange. */
export function flange({ ground = '#ECEFF2', tones, kind = 'neck' }: Look): string {
  const holes = Array.from({ length: 8 }, (_, i) => {
    const angle = (i * Math.PI) / 4 + 0.39;
    const x = short(308 + Math.cos(angle) * 176);
    const y = short(316 + Math.sin(angle) * 176);
    return `<circle class="e" cx="${x}" cy="${y}" r="27"/><circle class="k" cx="${x}" cy="${y}" r="24"/><path class="b-s" stroke-width="4" d="M${x} ${short(316 + Math.sin(angle) * 176 - 22)}a22 22 0 0 0-22 22"/>`;
  }).join('');
  const middle =
    kind === 'blind'
      ? '<circle class="b" cx="310" cy="318" r="122"/><circle class="a" cx="306" cy="314" r="120"/><path class="d" d="M306 194a120 120 0 0 0-118 96l40 9a80 80 0 0 1 78-64z"/><circle class="b-s" stroke-width="2" cx="306" cy="314" r="86"/><circle class="b-s" stroke-width="2" cx="306" cy="314" r="50"/>'
      : '<circle class="b" cx="312" cy="320" r="132"/><circle class="d" cx="306" cy="314" r="130"/><circle class="b-s" stroke-width="2" cx="306" cy="314" r="118"/><circle class="c" cx="310" cy="318" r="104"/><circle class="a" cx="306" cy="314" r="102"/><circle class="k" cx="308" cy="316" r="84"/><path class="c" d="M308 232a84 84 0 0 0 0 168 84 84 0 0 0 30-6 90 90 0 0 1 0-156 84 84 0 0 0-30-6z"/>';
  return svg(
    ground,
    { ...base, ...tones },
    `${shadow(330, 556, 214, 20)}<circle class="c" cx="350" cy="326" r="228"/><circle class="b" cx="330" cy="322" r="228"/><circle class="a" cx="308" cy="316" r="228"/><path class="d" d="M308 88A228 228 0 0 0 84 272l44 10a184 184 0 0 1 180-150z"/><path class="e" opacity=".7" d="M148 152a228 228 0 0 1 60-42l18 40a184 184 0 0 0-46 34z"/>${holes}${middle}`,
  );
}
