import { type Look, shadow, steps, svg } from '../sheet.js';

const base = { ...steps('a b c d e', '#B4C0C9'), k: '#2B3742' };

/** Draws bolts, nuts and a washer. */
export function bolt({ ground = '#ECEFF2', tones }: Look): string {
  const bolt = (length: number): string =>
    `<path class="c" d="M-70-96h140l34 48v44l-34 36H-70l-34-36v-44z"/><path class="a" d="M-70-104h140l34 44v36l-34 34H-70l-34-34v-36z"/><path class="d" d="M-104-60l34-44h140l34 44H-104z"/><path class="e" d="M-50-96h100l20 28H-70z" opacity=".7"/><path class="b" d="M44-60h60v36L70 10H44z"/><path class="a" d="M-46 10h92v${length}h-92z"/><path class="d" d="M-46 10h26v${length}h-26z"/><path class="b" d="M20 10h26v${length}H20z"/>${Array.from({ length: Math.floor((length - 60) / 15) }, (_, i) => `<path class="c" d="M-50 ${70 + i * 15}l100-8v6l-100 8z"/><path class="e" d="M-50 ${66 + i * 15}l60-5v4l-60 5z"/>`).join('')}`;
  const nut =
    '<path class="c" d="M-84-20l42-44h84l42 44v30l-42 46h-84l-42-46z"/><path class="a" d="M-84-30l42-42h84l42 42-42 44h-84z"/><path class="b" d="M-84-30l42 44v40l-42-44zM42 14l42-44v40l-42 44z"/><path class="d" d="M-84-30l42-42h84l-14 12h-60l-38 34z"/><ellipse class="k" cy="-29" rx="40" ry="24"/><ellipse class="b-s" stroke-width="4" cy="-27" rx="34" ry="18"/>';
  return svg(
    ground,
    { ...base, ...tones },
    `${shadow(326, 548, 250, 20)}<g transform="translate(250 200) rotate(-10)">${bolt(330)}</g><g transform="translate(452 478)">${nut}</g><g transform="translate(470 318)"><ellipse class="c" cy="8" rx="84" ry="52"/><ellipse class="a" rx="84" ry="52"/><ellipse class="d" cx="-4" cy="-3" rx="74" ry="44"/><ellipse class="k" rx="42" ry="25"/></g>`,
  );
}
