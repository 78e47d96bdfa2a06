import { type Look, shadow, steps, svg } from '../sheet.js';

const base = {
  ...steps('a b c d e', '#C9D2D8'),
  k: '#2C3A46',
  m: '#8593A0',
  s: '#AEBAC4',
  s2: '#EDF2F5',
  t: '#0F7C8C',
  r: '#C33B2E',
  g: '#49B27A',
};

/** Draws a lathe from the front: headstock, chuck, carriage and bed. */
export function lathe({ ground = '#E9EEF0', tones }: Look): string {
  return svg(
    ground,
    { ...base, ...tones },
    `${shadow(320, 560, 280, 18)}
<path class="b" d="M66 470h120v88H66zM440 470h130v88H440z"/><path class="c" d="M66 540h120v18H66zM440 540h130v18H440z"/><path class="a" d="M56 330h528v90H56z"/><path class="b" d="M56 400h528v72H56z"/><path class="c" d="M56 452h528v20H56z"/><path class="e" d="M230 318h354v22H230z"/><path class="s" d="M230 330h354v10H230z"/>
<path class="a" d="M56 150h180c10 0 18 8 18 18v172H56z"/><path class="d" d="M56 150h180c10 0 18 8 18 18v16H56z"/><path class="b" d="M216 184h38v156h-38z"/><rect class="k" x="80" y="204" width="118" height="66" rx="8"/><circle class="m" cx="108" cy="237" r="17"/><circle class="m" cx="152" cy="237" r="17"/><path class="k" d="M106 222h4v14h-4zM150 224h4v14h-4z"/><circle class="r" cx="186" cy="222" r="7"/><circle class="g" cx="186" cy="250" r="7"/><path class="t" d="M56 290h198v14H56z"/>
<path class="k" d="M254 196h18v120h-18z"/><rect class="m" x="270" y="186" width="52" height="140" rx="8"/><rect class="s2" x="270" y="186" width="52" height="36" rx="8"/><path class="k" d="M282 226h40v18h-40zM282 268h40v18h-40z"/><path class="s" d="M322 244h130v26H322z"/><path class="s2" d="M322 244h130v8H322z"/>
<path class="a" d="M486 200h66c14 0 22 8 22 22v98h-88z"/><path class="b" d="M546 206h28v114h-28z"/><path class="s" d="M446 246h44v22h-44z"/><path class="s2" d="M430 257l20-12v24z"/><circle class="k" cx="592" cy="256" r="22"/><circle class="m" cx="592" cy="256" r="12"/>
<path class="d" d="M352 340h110v84H352z"/><path class="b" d="M352 404h110v20H352z"/><path class="k" d="M376 284h60v40h-60z"/><path class="m" d="M366 316h80v26h-80z"/><path class="s2" d="M392 262h16v28h-16z"/><circle class="k" cx="384" cy="382" r="18"/><circle class="m" cx="384" cy="382" r="10"/><path class="k" d="M430 368h6v40h-6z"/><circle class="r" cx="433" cy="364" r="9"/><rect class="k" x="500" y="96" width="70" height="84" rx="8"/><rect class="t" x="510" y="106" width="50" height="36" rx="3"/><path class="m" d="M510 152h50v5h-50zM510 163h34v5h-34z"/><path class="k" d="M530 180h10v24h-10z"/>`,
  );
}
