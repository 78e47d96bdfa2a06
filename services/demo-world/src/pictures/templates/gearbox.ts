import { type Look, shadow, short, steps, svg } from '../sheet.js';

const base = {
  ...steps('a b c d e', '#2F6FA8'),
  k: '#2B3742',
  m: '#8B99A5',
  m2: '#5C6B78',
  s: '#C3CCD3',
  s2: '#E6ECF0',
  y: '#F2A516',
  p: '#F4F7F9',
};

/** Draws a geared motor: the motor on the left, the gear case with its output shaft on the right. */
export function gearbox({ ground = '#E7EDF2', tones }: Look): string {
  return svg(
    ground,
    { ...base, ...tones },
    `${shadow(322, 548, 266, 22)}
<rect class="m2" x="60" y="210" width="210" height="190" rx="24"/><path class="m" d="M84 210h162c14 0 24 10 24 24v20H60v-20c0-14 10-24 24-24z"/>${[0, 1, 2, 3, 4, 5, 6, 7].map((i) => `<rect class="k" x="${92 + i * 21}" y="222" width="8" height="166" rx="3"/>`).join('')}<rect class="m" x="40" y="204" width="44" height="202" rx="20"/><path class="lo" d="M40 310h44v76a20 20 0 0 1-20 20h-4a20 20 0 0 1-20-20z"/><rect class="k" x="120" y="166" width="92" height="50" rx="8"/><rect class="m2" x="126" y="160" width="80" height="40" rx="6"/>
<path class="c" d="M262 188h34v236h-34z"/>
<path class="a" d="M296 176h196c30 0 54 22 54 54v260H296z"/><path class="d" d="M296 176h196c24 0 44 14 52 38H296z"/><path class="b" d="M470 214h76v276h-76z"/><path class="c" d="M518 240h28v250h-28z"/><path class="e" opacity=".5" d="M310 190h176v9H310z"/>
<path class="c" d="M270 486h300v52H270z"/><path class="a" d="M270 482h300v30H270z"/><path class="d" d="M270 482h300v8H270z"/>${[300, 400, 500, 546].map((x) => `<circle class="k" cx="${x}" cy="508" r="9"/><circle class="m" cx="${x - 1}" cy="506" r="5"/>`).join('')}
<circle class="b" cx="404" cy="350" r="104"/><circle class="a" cx="400" cy="346" r="102"/><path class="d" d="M400 244a102 102 0 0 0-100 82l30 6a72 72 0 0 1 70-58z"/>${Array.from({ length: 8 }, (_, i) => `<circle class="k" cx="${short(400 + Math.cos(i * 0.785 + 0.39) * 84)}" cy="${short(346 + Math.sin(i * 0.785 + 0.39) * 84)}" r="8"/>`).join('')}
<circle class="c" cx="400" cy="346" r="58"/><circle class="m2" cx="400" cy="346" r="50"/><circle class="s" cx="396" cy="342" r="40"/><circle class="s2" cx="392" cy="337" r="26"/><path class="k" d="M390 300h14v26h-14z"/>
<circle class="y" cx="510" cy="420" r="12"/><path class="p" d="M318 430h60v36h-60z"/><path class="m" d="M324 438h48v4h-48zM324 447h48v4h-48zM324 456h26v4h-26z"/>`,
  );
}
