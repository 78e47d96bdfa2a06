import { expect, it } from 'vitest';
import { withPatientCode } from './patient-code.js';

const template = `<head>
<script type="module" crossorigin src="/build/index-a1.js"></script>
<link rel="modulepreload" crossorigin href="/build/react-b2.js">
<link rel="modulepreload" crossorigin href="/build/index-a1.js">
<link rel="modulepreload" crossorigin href="/build/app-c3.js">
<link rel="stylesheet" crossorigin href="/build/app.css">
<!--preloads-->
</head><script type="application/json" id="answers">__ANSWERS__</script>`;

it('no code is asked for before the first picture: its links wait in a template, its start in a script of the page’s own', () => {
  const patient = withPatientCode(template);
  const [seen, later] = patient.split('<template id="later">') as [string, string];
  expect(seen).not.toContain('modulepreload');
  expect(seen).toContain('<link rel="stylesheet" crossorigin href="/build/app.css">');
  expect(later).toMatch(
    /^<link rel="modulepreload" fetchpriority="low" crossorigin href="\/build\/react-b2\.js">.*<!--preloads--><\/template>/,
  );
  expect(patient).not.toContain(' src="/build/index-a1.js"');
  expect(patient).toMatch(/<script type="module" nonce="__NONCE__">[^<]*await import\(part\)[^<]*<\/script>/);
  expect(patient).toContain('<script type="application/json" id="answers">__ANSWERS__</script>');
});

it('code runs in the order in which it needs each other, the entry last', () => {
  expect(withPatientCode(template)).toContain('["/build/react-b2.js","/build/app-c3.js","/build/index-a1.js"]');
});

it('a development shell, whose code comes from its own server, starts as it is written', () => {
  const development = '<script type="module">import "/@vite/client";</script>';
  expect(withPatientCode(development)).toBe(development);
});
