import { expect, it } from 'vitest';
import { withPatientCode } from './patient-code.js';

const template = `<head>
<script type="module" crossorigin src="/build/index-a1.js"></script>
<link rel="modulepreload" crossorigin href="/build/react-b2.js">
<link rel="stylesheet" crossorigin href="/build/app.css">
</head><script type="application/json" id="answers">__ANSWERS__</script>`;

it('code is asked for after styles and pictures, and its start waits in a script of the page’s own', () => {
  const patient = withPatientCode(template);
  expect(patient).toContain('<link rel="modulepreload" fetchpriority="low" crossorigin href="/build/react-b2.js">');
  expect(patient).toContain('<link rel="stylesheet" crossorigin href="/build/app.css">');
  expect(patient).not.toContain('src="/build/index-a1.js"');
  expect(patient).toMatch(
    /<script type="module" nonce="__NONCE__">[^<]*import\('\/build\/index-a1\.js'\)[^<]*<\/script>/,
  );
  expect(patient).toContain('<script type="application/json" id="answers">__ANSWERS__</script>');
});

it('a development shell, whose code comes from its own server, starts as it is written', () => {
  const development = '<script type="module">import "/@vite/client";</script>';
  expect(withPatientCode(development)).toBe(development);
});
