import { type Look, shadow, steps, svg } from '../sheet.js';

const base = { ...steps('a b c d e', '#EEF0F1'), p: '#C9A15A' };

/** Draws a T-shirt laid flat. */
export function tshirt({ ground = '#EEF0F2', tones }: Look): string {
  return svg(
    ground,
    { ...base, ...tones },
    `${shadow(320, 566, 190, 14)}
<path class="c" d="M226 92c20 34 60 52 98 52s78-18 98-52l110 46c14 6 20 16 24 30l34 110c4 12-2 22-14 26l-66 18-20-42v270c0 14-8 22-22 22H176c-14 0-22-8-22-22V280l-20 42-66-18c-12-4-18-14-14-26l34-110c4-14 10-24 24-30z"/>
<path class="a" d="M220 84c20 34 60 52 98 52s78-18 98-52l110 46c14 6 20 16 24 30l34 110c4 12-2 20-14 24l-66 18-20-42v270c0 14-8 22-22 22H172c-14 0-22-8-22-22V272l-20 42-66-18c-12-4-18-14-14-26l34-110c4-14 10-24 24-30z"/>
<path class="d" d="M150 272V200l-40 96 20 18zM220 84L108 130c-14 6-20 16-24 30L50 270l30 8 60-140z" opacity=".8"/><path class="b" d="M484 270v270c0 14-8 22-22 22h-60c40-120 50-280 40-420zM486 200l40 100-22 12-20-42z" opacity=".75"/><path class="b" d="M484 270l10-80 12 122zM150 272l-10-80-10 122z"/><path class="c" d="M220 84c20 34 60 52 98 52s78-18 98-52l-18-8c-18 28-48 42-80 42s-62-14-80-42z"/><path class="e" d="M238 76c18 28 48 42 80 42s62-14 80-42c-20 10-50 16-80 16s-60-6-80-16z" opacity=".6"/>
<path class="c-s" opacity=".5" stroke-width="3" d="M200 300c10 60 6 130-6 200M430 320c-10 60-6 120 6 190M270 540c20-40 24-90 20-130"/><path class="b-s" stroke-width="2.4" stroke-dasharray="8 6" d="M152 544h330M58 276l66 20M574 276l-62 18"/><path class="p" d="M302 120h32v18h-32z"/>`,
  );
}
