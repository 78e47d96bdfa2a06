import { type Look, shadow, steps, svg } from '../sheet.js';

const base = {
  ...steps('a b c d e', '#C3CCD3'),
  k: '#2E3A44',
  m: '#8593A0',
  m2: '#5C6B78',
  p: '#F4F7F9',
  t: '#0F7C8C',
};

/** Draws a submersible pump: a slim one for wells, a squat one for drains, or a vertical multistage pump. */
export function submersible({ ground = '#E8EEF1', tones, kind = 'borewell' }: Look): string {
  const well = `<path class="a" d="M254 70h120v480H254z"/><path class="d" d="M254 70h36v480h-36z"/><path class="e" d="M266 70h9v480h-9z"/><path class="b" d="M338 70h36v480h-36z"/><path class="c" d="M360 70h14v480h-14z"/>
  <path class="k" d="M270 44h88v30h-88z"/><path class="k" d="M246 70h136v20H246zM246 300h136v50H246zM250 538h128v18H250z"/>${[0, 1, 2, 3, 4, 5, 6, 7].map((i) => `<path class="m" d="M${254 + i * 16} 306h7v38h-7z"/>`).join('')}
  ${[0, 1, 2, 3, 4, 5].map((i) => `<path class="lo2" d="M254 ${120 + i * 30}h120v3H254z"/>`).join('')}<path class="k-s" stroke-width="9" stroke-linecap="round" d="M390 330c46-40 20-120 60-170 20-26 56-30 70-60"/><path class="k" d="M374 100h10v240h-10z"/><path class="p" d="M284 400h60v60h-60z"/><path class="t" d="M284 400h60v14h-60z"/><path class="m" d="M292 424h44v4h-44zM292 434h44v4h-44zM292 444h28v4h-28z"/>`;
  const drain = `<path class="k-s" stroke-width="20" stroke-linejoin="round" d="M236 156v-60h136v60"/><path class="a" d="M190 160c0-20 50-34 114-34s114 14 114 34v220H190z"/><path class="d" d="M190 160v220h46V134c-28 6-46 15-46 26z"/><path class="b" d="M360 132v248h58V160c0-11-22-21-58-28z"/><path class="e" opacity=".6" d="M204 160h11v220h-11z"/><path class="k" d="M180 372h248v34H180z"/>
  <path class="a" d="M168 406h272l24 84c4 18-6 28-24 28H168c-18 0-28-10-24-28z"/><path class="b" d="M380 406h60l24 84c4 18-6 28-24 28h-44z"/><path class="d" d="M168 406h40l-14 112h-26c-18 0-28-10-24-28z"/><path class="c" d="M430 426h70v70h-70z"/><path class="a" d="M470 300h64v196h-64z"/><path class="b" d="M512 300h22v196h-22z"/><path class="k" d="M456 276h92v30h-92z"/><path class="k" d="M180 518h30v38h-30zM290 518h30v38h-30zM396 518h30v38h-30z"/><path class="p" d="M262 216h88v86h-88z"/><path class="t" d="M262 216h88v18h-88z"/><path class="m" d="M272 248h66v5h-66zM272 262h66v5h-66zM272 276h40v5h-40z"/><path class="k-s" stroke-width="10" stroke-linecap="round" d="M320 128c10-60 80-40 110-66"/>`;
  const vertical = `<path class="m2" d="M226 60h120v150H226z"/><path class="m" d="M226 60h44v150h-44z"/>${[0, 1, 2, 3, 4, 5, 6].map((i) => `<path class="k" d="M${236 + i * 15} 84h6v110h-6z"/>`).join('')}<rect class="m" x="216" y="44" width="140" height="34" rx="12"/><path class="k" d="M214 206h144v24H214z"/><path class="a" d="M222 230h128v226H222z"/><path class="e" d="M236 230h16v226h-16z"/><path class="b" d="M310 230h40v226h-40z"/>${[0, 1, 2, 3, 4, 5].map((i) => `<path class="lo2" d="M222 ${260 + i * 32}h128v4H222z"/>`).join('')}<path class="k" d="M204 230h12v236h-12zM356 230h12v236h-12z"/><path class="k" d="M170 456h232v66H170z"/><path class="m2" d="M120 462h60v54h-60zM392 462h60v54h-60z"/><path class="k" d="M104 446h24v86h-24zM444 446h24v86h-24z"/><path class="m2" d="M150 522h272v34H150z"/>`;
  return svg(
    ground,
    { ...base, ...tones },
    `${shadow(kind === 'vertical' ? 288 : 316, 556, kind === 'borewell' ? 120 : 190, 20)}${kind === 'borewell' ? well : kind === 'vertical' ? `<g transform="translate(32 0)">${vertical}</g>` : drain}`,
  );
}
