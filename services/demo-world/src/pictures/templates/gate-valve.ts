import { type Look, shadow, steps, svg } from '../sheet.js';

const base = {
  ...steps('a b c d e', '#2F6FA8'),
  k: '#24303A',
  m: '#7F8D99',
  s: '#B9C4CD',
  s2: '#E8EEF2',
  r: '#C33B2E',
  r2: '#8F2A20',
};

/** Draws a gate valve with a handwheel, or a butterfly valve with a lever. */
export function gateValve({ ground = '#E8EEF3', tones, kind = 'gate' }: Look): string {
  const gate = `<path class="c" d="M118 320h46v220h-46zM476 320h46v220h-46z"/><path class="a" d="M108 316h46v220h-46zM486 316h46v220h-46z"/><path class="d" d="M108 316h46v30h-46zM486 316h46v30h-46z"/><path class="k" d="M154 340h16v18h-16zM154 496h16v18h-16zM470 340h16v18h-16zM470 496h16v18h-16z"/><path class="a" d="M154 370h60c10-40 30-60 40-90h132c10 30 30 50 40 90h60v112h-60c-20 44-60 66-106 66s-86-22-106-66h-60z"/><path class="d" d="M154 370h60c10-40 30-60 40-90h60c-40 60-60 140-56 250-20-10-36-26-44-48h-60z" opacity=".7"/><path class="b" d="M386 280c10 30 30 50 40 90h60v112h-60c-14 30-36 50-64 60 30-80 40-180 24-262z"/>
  <path class="c" d="M232 262h176v26H232z"/><path class="a" d="M228 254h176v24H228z"/><path class="a" d="M262 196h108l20 60H242z"/><path class="b" d="M330 196h40l20 60h-60z"/><path class="s" d="M304 84h24v120h-24z"/><path class="s2" d="M304 84h8v120h-8z"/><path class="k" d="M282 176h68v26h-68z"/><ellipse class="k-s" stroke-width="20" cx="316" cy="116" rx="132" ry="34"/><ellipse class="m-s" stroke-width="7" cx="314" cy="111" rx="132" ry="34"/><path class="k" d="M190 108h252v14H190zM308 84h16v66h-16z"/><circle class="m" cx="316" cy="114" r="17"/>`;
  const butterfly = `<circle class="c" cx="332" cy="390" r="166"/><circle class="a" cx="318" cy="384" r="164"/><path class="d" d="M318 220a164 164 0 0 0-160 132l34 8a130 130 0 0 1 126-106z"/>${[45, 135, 225, 315].map((angle) => `<g transform="rotate(${angle} 318 384)"><circle class="b" cx="318" cy="226" r="30"/><circle class="a" cx="315" cy="223" r="28"/><circle class="k" cx="315" cy="223" r="13"/></g>`).join('')}<circle class="k" cx="318" cy="384" r="122"/><ellipse class="s" cx="318" cy="384" rx="62" ry="114"/><ellipse class="s2" cx="306" cy="376" rx="40" ry="92"/><path class="m" d="M310 262h18v244h-18z"/><path class="a" d="M288 150h60v86h-60z"/><path class="b" d="M326 150h22v86h-22z"/><path class="k" d="M262 130h112v24H262z"/><path class="r2" d="M300 118l230-26c16 0 22 8 20 18s-10 14-22 14l-226 16z"/><path class="r" d="M300 112l230-26c16 0 22 6 20 14s-10 12-22 12l-226 18z"/>`;
  return svg(ground, { ...base, ...tones }, `${shadow(320, 550, 230, 20)}${kind === 'gate' ? gate : butterfly}`);
}
