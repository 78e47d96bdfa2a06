import { type Look, shadow, svg } from '../sheet.js';

const base = {
  a: '#F3F6F8',
  b: '#D5DDE3',
  c: '#B4C0C9',
  k: '#2C3A46',
  k2: '#1D2831',
  k3: '#46586A',
  t: '#0F7C8C',
  y: '#F2A516',
  g: '#49B27A',
  m: '#9AA8B3',
  w: '#7FB4C4',
};

/** Draws a machine in an enclosure with a window and a control panel. */
export function machiningCentre({ ground = '#E9EEF0', tones }: Look): string {
  return svg(
    ground,
    { ...base, ...tones },
    shadow(320, 560, 270, 22) +
      `
<path class="c" d="M470 118l84 30v386l-84 28z"/><path class="lo" d="M470 400l84-10v144l-84 28z"/>
<path class="a" d="M92 118h378v444H100a8 8 0 0 1-8-8z"/><path class="b" d="M92 118l66-32h326l70 62-84-30z"/>
<path class="t" d="M92 118h378v30H92z"/><path class="t" d="M470 118l84 30v28l-84-28z"/><path class="lo2" d="M470 118l84 30v28l-84-28z"/>
<path class="k" d="M92 514h378v48H100a8 8 0 0 1-8-8z"/><path class="k2" d="M470 514l84-18v38l-84 28z"/>
<path class="b" d="M206 60h150v44H206z"/><path class="a" d="M206 56h124v40H206z"/><path class="c" d="M330 56l26 6v42l-26-8z"/>
<rect class="b" x="118" y="176" width="244" height="312" rx="10"/><rect class="k2" x="132" y="190" width="216" height="216" rx="8"/><rect class="k" x="136" y="194" width="208" height="208" rx="6"/>
<path class="m" d="M206 194h68v56h-68z"/><path class="c" d="M206 194h44v56h-44z"/><path class="m" d="M220 250h40v34l-8 12h-24l-8-12z"/><path class="c" d="M220 250h24v40h-16l-8-12z"/><path class="y" d="M234 296h12v34h-12z"/><path class="m" d="M236 330h8v16h-8z"/>
<path class="k3" d="M152 370h176v32H152z"/><path class="m" d="M166 354h148v18H166z"/><path class="c" d="M204 334h72v22h-72z"/><path class="t" d="M204 334h72v6h-72z"/>
<path class="w" opacity=".20" d="M136 194h84l-84 130z"/><path class="w" opacity=".14" d="M246 194h40L150 402h-14v-34z"/>
<rect class="k" x="338" y="270" width="10" height="90" rx="5"/><rect class="b" x="132" y="424" width="216" height="50" rx="6"/><path class="c" d="M146 438h120v4H146zM146 448h90v4h-90z"/>
<rect class="k" x="380" y="176" width="76" height="212" rx="8"/><rect class="k2" x="388" y="186" width="60" height="64" rx="4"/><path class="t" d="M394 196h30v4h-30zM394 206h44v4h-44zM394 216h22v4h-22z"/><path class="y" d="M394 230h16v10h-16z"/><path class="g" d="M414 230h16v10h-16z"/>
${[0, 1, 2].map((r) => [0, 1, 2, 3].map((q) => `<rect class="k3" x="${389 + q * 15}" y="${262 + r * 15}" width="11" height="10" rx="2"/>`).join('')).join('')}
<circle class="k3" cx="418" cy="336" r="20"/><circle class="m" cx="418" cy="336" r="15"/><circle class="k" cx="423" cy="330" r="4"/><circle fill="#C33B2E" cx="402" cy="372" r="8"/><circle class="g" cx="432" cy="372" r="8"/>
<path class="k" d="M436 66h8v52h-8z"/><rect class="g" x="432" y="66" width="16" height="12"/><rect class="y" x="432" y="54" width="16" height="12"/><rect fill="#C33B2E" x="432" y="42" width="16" height="12" rx="4"/>
<rect class="b" x="380" y="408" width="76" height="84" rx="6"/><path class="c" d="M392 424h52v5h-52zM392 438h52v5h-52zM392 452h52v5h-52zM392 466h52v5h-52z"/>`,
  );
}
