import { expect, it } from 'vitest';
import { encodePage, type OpenedPage, pageCache } from './page-cache.js';

const page = (body: string): OpenedPage => ({ head: '', name: '', body, answers: '{}' });

const counted = (answers: OpenedPage[]) => {
  let calls = 0;
  return {
    gather: async () => {
      const answer = answers[calls] ?? page('too often');
      calls += 1;
      return answer;
    },
    calls: () => calls,
  };
};

it('a page is built once a minute for any number of readers', async () => {
  let now = 1;
  const pages = pageCache(() => now);
  const source = counted([page('first'), page('second')]);
  const open = () => pages.open('/', source.gather);
  expect(await Promise.all([open(), open(), open()])).toEqual([page('first'), page('first'), page('first')]);
  now += 59_000;
  expect(await open()).toEqual(page('first'));
  now += 2_000;
  expect(await open()).toEqual(page('second'));
  expect(source.calls()).toBe(2);
});

it('a failure is reported to all waiting readers and is not cached', async () => {
  const pages = pageCache();
  const fails = () => Promise.reject(new Error('the catalogue is away'));
  const both = await Promise.allSettled([pages.open('/', fails), pages.open('/', fails)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await pages.open('/', async () => page('back'))).toEqual(page('back'));
});

it('the size of the cache is limited: the least recently used page is removed first', async () => {
  const pages = pageCache();
  const long = 'x'.repeat(900_000);
  const source = counted([]);
  await pages.open('first', async () => page('first'));
  for (let at = 0; at < 40; at += 1) await pages.open(`long ${at}`, async () => page(long));
  await pages.open('first', source.gather);
  expect(source.calls()).toBe(1);
});

it('a page has the same content once it is prepared for many readers', () => {
  const ready = encodePage({ ...page('<p>Насос</p>'), name: '<title>x</title>' });
  const texts = 'name' in ready ? [ready.head, ready.body, ready.answers] : [];
  expect(texts.map((text) => (typeof text === 'string' ? text : text.bytes.toString()))).toEqual([
    '',
    '<p>Насос</p>',
    '{}',
  ]);
  expect(encodePage({ movedTo: '/elsewhere' })).toEqual({ movedTo: '/elsewhere' });
});

it('a page that is too long to cache is still shown', async () => {
  const pages = pageCache();
  const long = page('x'.repeat(2_000_000));
  expect(await pages.open('long', async () => long)).toEqual(long);
});
