import { type Look, shadow, steps, svg } from '../sheet.js';

const base = {
  ...steps('a b c d e', '#2F6FA8'),
  p: '#FFFFFF',
  q: '#D3DEE6',
  k: '#2B3742',
  w1: '#C99F6B',
  w2: '#A57C4A',
  w3: '#E2C79C',
};

/** Draws an aircraft taking off over cartons. */
export function airCargo({ ground = '#E8F0F6', tones }: Look): string {
  return svg(
    ground,
    { ...base, ...tones },
    `<path class="hi" d="M60 170h150a20 20 0 0 0 0-40h-20a44 44 0 0 0-84-6 26 26 0 0 0-46 46zM420 110h120a16 16 0 0 0 0-32h-16a36 36 0 0 0-66-4 20 20 0 0 0-38 36z"/>
<g transform="rotate(-14 320 250)"><path class="c" d="M250 250l150 150h60l-60-150z"/><path class="p" d="M70 232c0-30 40-54 120-58h260c80 0 130 34 140 74-10 30-60 42-140 42H170c-60 0-100-24-100-58z"/><path class="q" d="M80 250c20 26 50 40 90 40h280c80 0 130-12 140-42-40 14-90 18-150 18H170c-40 0-70-6-90-16z"/><path class="a" d="M90 190L50 90h60l80 86z"/><path class="b" d="M90 190L50 90h14l60 94z"/><path class="a" d="M240 256l160 170h64l-80-170z"/><path class="d" d="M240 256h40l140 170h-20z"/><path class="b" d="M280 176l60-90h44l-20 90z"/>${Array.from({ length: 13 }, (_, i) => `<rect class="k" x="${190 + i * 24}" y="204" width="11" height="15" rx="5"/>`).join('')}<path class="k" d="M534 196c20 6 36 16 46 30h-40c-8-8-10-20-6-30z"/><path class="a" d="M96 226h460v7H92z"/><rect class="b" x="318" y="300" width="74" height="36" rx="16"/></g>
${shadow(300, 562, 220, 16)}${[
  [120, 440, 110],
  [236, 440, 110],
  [352, 440, 110],
  [178, 340, 0],
]
  .slice(0, 3)
  .map(
    ([x, y, w]) =>
      `<path class="w1" d="M${x} ${y}h${w}v118h-${w}z"/><path class="w3" d="M${x} ${y}h${w}v8h-${w}z"/><path class="w2" d="M${(x ?? 0) + 46} ${y}h18v40h-18z"/><path class="lo" d="M${(x ?? 0) + 98} ${y}h12v118h-12z"/>`,
  )
  .join('')}<path class="w2" d="M462 440l50-20v118l-50 20z"/><path class="w3" d="M120 440l60-20h332l-50 20z"/>`,
  );
}
