import { letters } from '../letters.js';
import { type Look, shadow, steps, svg } from '../sheet.js';

const base = { ...steps('a b c d e', '#D0A045'), h: '#C33B2E', h2: '#8F2A20', k: '#5C4518', m: '#C3CCD3' };

/** Draws a ball valve with a lever, threaded or flanged. */
export function ballValve({ ground = '#F4EFE3', tones, kind = 'threaded' }: Look): string {
  const end =
    kind === 'flanged'
      ? '<path class="c" d="M84 240h52v240H84zM504 240h52v240h-52z"/><path class="a" d="M76 236h46v240H76zM518 236h46v240h-46z"/><path class="d" d="M76 236h46v40H76zM518 236h46v40h-46z"/><path class="k" d="M122 266h20v22h-20zM122 430h20v22h-20zM498 266h20v22h-20zM498 430h20v22h-20z"/><path class="b" d="M122 296h60v124h-60zM458 296h60v124h-60z"/>'
      : '<path class="b" d="M80 286h110v144H80zM450 286h110v144H450z"/><path class="a" d="M88 270h86l10 20v136l-10 20H88l-12-20V290zM466 270h86l12 20v136l-12 20h-86l-10-20V290z"/><path class="d" d="M88 270h86l10 20v20H76v-20zM466 270h86l12 20v20H456v-20z"/><path class="c" d="M76 408h108v18l-10 20H88l-12-20zM456 408h108v18l-12 20h-86l-10-20z"/>';
  return svg(
    ground,
    { ...base, ...tones },
    `${shadow(320, 500, 260, 22)}
${end}
<path class="b" d="M190 280c30-30 80-46 130-46s100 16 130 46v156c-30 30-80 46-130 46s-100-16-130-46z"/><path class="a" d="M180 280c30-34 84-52 140-52s110 18 140 52v130c-40 20-240 20-280 0z"/><path class="d" d="M180 280c30-34 84-52 140-52s110 18 140 52c-40 16-240 16-280 0z"/><path class="e" opacity=".7" d="M206 268c40-20 80-26 120-26 20 0 40 2 60 6-60-2-130 4-180 30z"/><path class="c" d="M190 424c60 20 200 20 260 0v12c-30 30-80 46-130 46s-100-16-130-46z"/>
<path class="b" d="M284 176h72v60h-72z"/><path class="a" d="M284 176h44v60h-44z"/><path class="k" d="M296 140h48v40h-48z"/><path class="m" d="M304 128h32v18h-32z"/>
<path class="h2" d="M286 150l250-64c18-4 28 4 28 18s-8 20-24 22l-246 46z"/><path class="h" d="M286 144l250-64c18-4 28 4 28 14s-8 18-24 20l-246 46z"/><path class="hi" d="M300 146l230-58c10-2 16 0 20 4l-246 62z"/>
${letters({ x: 320, y: 372, size: 34, text: kind === 'flanged' ? 'ISO 5211' : 'ISO 228', tone: 'c', spacing: 3 })}`,
  );
}
