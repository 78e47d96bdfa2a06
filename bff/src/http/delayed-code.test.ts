import { expect, it } from 'vitest';
import { withDelayedCode } from './delayed-code.js';

const template = `<head>
<script type="module" crossorigin src="/build/index-a1.js"></script>
<link rel="modulepreload" crossorigin href="/build/react-b2.js">
<link rel="modulepreload" crossorigin href="/build/index-a1.js">
<link rel="modulepreload" crossorigin href="/build/app-c3.js">
<link rel="stylesheet" crossorigin href="/build/app.css">
<!--preloads-->
</head><script type="application/json" id="answers">__ANSWERS__</script>`;

it('requests no code before the page is shown: code links wait in a template, and an inline script starts them', () => {
  const delayed = withDelayedCode(template);
  const [first, later] = delayed.split('<template id="later">') as [string, string];
  expect(first).not.toContain('modulepreload');
  expect(first).toContain('<link rel="stylesheet" crossorigin href="/build/app.css">');
  expect(later).toMatch(
    /^<link rel="modulepreload" fetchpriority="low" crossorigin href="\/build\/react-b2\.js">.*<!--preloads--><\/template>/,
  );
  expect(delayed).not.toContain(' src="/build/index-a1.js"');
  expect(delayed).toMatch(/<script type="module" nonce="__NONCE__">[^<]*await import\(part\)[^<]*<\/script>/);
  expect(delayed).toContain('<script type="application/json" id="answers">__ANSWERS__</script>');
});

it('runs each script after those it depends on, and the entry script last', () => {
  expect(withDelayedCode(template)).toContain('["/build/react-b2.js","/build/app-c3.js","/build/index-a1.js"]');
});

it('leaves a development shell unchanged, because its code comes from its own server', () => {
  const development = '<script type="module">import "/@vite/client";</script>';
  expect(withDelayedCode(development)).toBe(development);
});
