// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

const load = async () => {
  vi.resetModules();
  return (await import('./embedded-answers')).takeEmbeddedAnswer;
};

beforeEach(() => {
  document.body.innerHTML = '<script type="application/json" id="answers">{"/page/about":{"title":"О нас"}}</script>';
});

it('an embedded answer is used once, and only for its own address', async () => {
  const take = await load();
  expect(take('/page/mission', 0)).toBeUndefined();
  expect(take('/page/about', 0)).toEqual({ title: 'О нас' });
  expect(take('/page/about', 0)).toBeUndefined();
});

it('an old embedded answer is requested again', async () => {
  const take = await load();
  expect(take('/page/about', 31_000)).toBeUndefined();
});

it('a page without embedded answers, as the development server serves it, has none', async () => {
  document.body.innerHTML = '<script type="application/json" id="answers">null</script>';
  expect((await load())('/page/about', 0)).toBeUndefined();
});
