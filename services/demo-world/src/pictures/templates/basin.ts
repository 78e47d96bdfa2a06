import { type Look, shadow, steps, svg } from '../sheet.js';

const base = {
  ...steps('a b c d e', '#F1F3F3'),
  b: '#D3DADE',
  c: '#B3BEC5',
  d: '#FAFBFB',
  e: '#FFFFFF',
  m: '#C3CCD3',
  m2: '#8593A0',
  w1: '#B98A5A',
  w2: '#8E6536',
  w3: '#A8CBD6',
};

/** Draws sanitary ceramics: a countertop basin or a toilet. */
export function basin({ ground = '#E9EFF2', tones, kind = 'basin' }: Look): string {
  const basin = `<path class="w2" d="M60 470h520v88H60z"/><path class="w1" d="M60 462h520v30H60z"/><path class="hi2" d="M60 462h520v7H60z"/><path class="b" d="M96 300c10 110 90 170 224 170s214-60 224-170z"/><path class="a" d="M96 300c10 110 90 166 200 166 60 0 20 0 60-6-120-20-180-80-190-160z"/><path class="c" d="M440 300h104c-8 90-62 146-150 164 30-50 46-100 46-164z" opacity=".6"/><ellipse class="e" cx="320" cy="300" rx="226" ry="62"/><ellipse class="b" cx="320" cy="304" rx="204" ry="50"/><ellipse class="c" cx="330" cy="314" rx="170" ry="36"/><ellipse class="d" cx="322" cy="326" rx="120" ry="20"/><ellipse class="m" cx="322" cy="330" rx="18" ry="7"/><path class="m2" d="M420 130h26v150h-26z"/><path class="m" d="M420 130h10v150h-10z"/><path class="m-s" stroke-width="22" stroke-linecap="round" d="M432 140c-10-60-130-60-136 20v28"/><path class="m2" d="M412 262h42v26h-42z"/><path class="m2" d="M442 108h60v14h-60z"/>`;
  const toilet = `<path class="b" d="M180 70h232c12 0 18 8 18 18v190H162V88c0-10 6-18 18-18z"/><path class="a" d="M180 70h150v208H162V88c0-10 6-18 18-18z"/><path class="e" d="M156 62h280c8 0 12 6 12 12v20H144V74c0-6 4-12 12-12z"/><rect class="m" x="270" y="50" width="52" height="16" rx="6"/><path class="c" d="M170 300h320c30 0 50 10 46 40-10 80-70 110-130 130l16 88H210l10-90c-40-40-50-100-50-168z"/><path class="a" d="M160 296h320c30 0 50 10 46 36-10 80-90 110-150 130l10 96H200l14-96c-40-40-54-100-54-166z"/><path class="d" d="M160 296h60c-4 90 30 150 60 180l-10 82h-70l14-96c-40-40-54-100-54-166z"/><path class="b" d="M376 462c60-20 140-50 150-130 2-12 0-20-6-26-10 80-90 120-160 150z"/><ellipse class="e" cx="350" cy="296" rx="196" ry="44"/><ellipse class="b" cx="352" cy="300" rx="160" ry="30"/><ellipse class="c" cx="356" cy="306" rx="130" ry="21"/><ellipse class="w3" cx="352" cy="312" rx="84" ry="12"/>`;
  return svg(ground, { ...base, ...tones }, `${shadow(320, 560, 240, 16)}${kind === 'basin' ? basin : toilet}`);
}
