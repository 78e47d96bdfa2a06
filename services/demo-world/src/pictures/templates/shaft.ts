import { type Look, shadow, short, steps, svg } from '../sheet.js';

const base = { ...steps('a b c d e', '#9AA7B2'), k: '#26313A', w: '#B98A5A' };

/** Draws a stepped shaft. */
export function shaft({ ground = '#ECEEF0', tones }: Look): string {
  const step = (x: number, w: number, r: number): string =>
    `<path class="a" d="M${x} ${-r}h${w}v${2 * r}h${-w}z"/><path class="e" d="M${x} ${short(-r * 0.75)}h${w}v${short(r * 0.3)}h${-w}z"/><path class="b" d="M${x} ${short(r * 0.2)}h${w}v${short(r * 0.8)}h${-w}z"/><path class="c" d="M${x} ${short(r * 0.7)}h${w}v${short(r * 0.3)}h${-w}z"/><path class="c" d="M${x + w - 4} ${-r}h4v${2 * r}h-4z"/>`;
  return svg(
    ground,
    { ...base, ...tones },
    `${shadow(320, 520, 270, 18)}<path class="w" d="M150 440l60 80H110zM470 400l60 120H430z"/><g transform="translate(320 330) rotate(-16)">${step(-280, 90, 46)}${step(-190, 130, 66)}${step(-60, 160, 92)}${step(100, 110, 66)}${step(210, 80, 42)}<path class="k" d="M-260-20h56v18h-56z"/><ellipse class="d" cx="-280" rx="16" ry="46"/></g>`,
  );
}
