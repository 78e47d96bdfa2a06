import { letters } from '../letters.js';
import { type Look, shadow, steps, svg } from '../sheet.js';

const base = {
  ...steps('a b c d e', '#1F5E86'),
  p: '#F4FAFD',
  y: '#F6C55A',
  s: '#E2573F',
  t: '#3FB39A',
  g: '#4C8CC4',
  o: '#E8913A',
  k: '#2B3742',
};

/** Draws a blueprint on a screen with instruments. */
export function blueprint({ ground = '#E8EEF4', tones, kind = 'gear' }: Look): string {
  const grid = Array.from(
    { length: 13 },
    (_, i) =>
      `<path class="d-s" opacity=".35" stroke-width="1.4" d="M${100 + i * 34} 110v350M94 ${118 + i * 27}h440"/>`,
  ).join('');
  const figures: Record<string, string> = {
    gear: `<circle class="p-s" stroke-width="4" cx="252" cy="286" r="96"/><circle class="p-s" stroke-width="3" stroke-dasharray="12 7" cx="252" cy="286" r="112"/><circle class="p-s" stroke-width="4" cx="252" cy="286" r="34"/>${Array.from({ length: 12 }, (_, i) => `<path class="p-s" stroke-width="4" transform="rotate(${i * 30} 252 286)" d="M242 190v-18h20v18"/>`).join('')}<path class="p-s" stroke-width="2" stroke-dasharray="18 6 4 6" d="M120 286h264M252 150v274"/><path class="p-s" stroke-width="4" d="M410 190h90v192h-90zM410 252h90M410 320h90"/><path class="y-s" stroke-width="3" d="M410 410h90M410 400v20M500 400v20"/>${letters({ x: 455, y: 440, size: 20, text: '64 H7', tone: 'y', spacing: 1 })}`,
    piping: `<path class="p-s" stroke-width="16" d="M120 390h90V230h140v110h110V180"/><path class="b-s" stroke-width="8" d="M120 390h90V230h140v110h110V180"/><circle class="p-s" stroke-width="4" cx="210" cy="300" r="34"/><path class="p-s" stroke-width="4" d="M190 318l20-42 20 42zM330 210l40 40M370 210l-40 40"/><rect class="p-s" stroke-width="4" x="420" y="126" width="84" height="60" rx="26"/><path class="y-s" stroke-width="3" d="M210 196h140M210 186v20M350 186v20"/>${letters({ x: 280, y: 186, size: 20, text: 'DN 150', tone: 'y', spacing: 1 })}`,
    analysis: `<path class="p-s" stroke-width="4" d="M120 390V250c40-90 120-110 180-60 50 40 120 20 200-40v240z"/>${[0, 1, 2, 3, 4].map((i) => `<path class="${['g', 't', 'y', 'o', 's'][i] ?? 'g'}" opacity=".85" d="M${134 + i * 74} ${380}v${-100 - ([0, 50, 30, -14, 40][i] ?? 0)}h62v${100 + ([0, 50, 30, -14, 40][i] ?? 0)}z"/>`).join('')}${Array.from({ length: 7 }, (_, i) => `<path class="p-s" opacity=".5" stroke-width="2" d="M${130 + i * 60} 384l40-140M${130 + i * 60} 250l50 134"/>`).join('')}<path class="s" d="M292 120l14 44h-9v24h-10v-24h-9z"/><path class="s" d="M352 110l14 44h-9v24h-10v-24h-9z"/>`,
  };
  return svg(
    ground,
    { ...base, ...tones },
    `${shadow(320, 548, 270, 20)}<path class="k" d="M280 480h80l20 56H260z"/><path class="k" d="M210 530h220v18H210z"/><rect class="k" x="60" y="76" width="520" height="412" rx="16"/><rect class="a" x="78" y="94" width="484" height="376" rx="6"/>${grid}${figures[kind] ?? ''}<path class="hi2" d="M78 94h200L78 380z"/>`,
  );
}
