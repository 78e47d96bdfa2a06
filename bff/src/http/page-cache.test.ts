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

it('gathers a page once a minute for any number of readers', async () => {
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

it('reports a failure to all waiting readers and does not cache it', async () => {
  const pages = pageCache();
  const fails = () => Promise.reject(new Error('the catalogue is away'));
  const both = await Promise.allSettled([pages.open('/', fails), pages.open('/', fails)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await pages.open('/', async () => page('back'))).toEqual(page('back'));
});

it('limits the cache size: the least recently used page is removed first', async () => {
  const pages = pageCache();
  const long = 'x'.repeat(900_000);
  const source = counted([]);
  await pages.open('first', async () => page('first'));
  for (let at = 0; at < 40; at += 1) await pages.open(`long ${at}`, async () => page(long));
  await pages.open('first', source.gather);
  expect(source.calls()).toBe(1);
});

it('a page prepared for many readers has the same content', () => {
  const ready = encodePage({ ...page('<p>Насос</p>'), name: '<title>x</title>' });
  const texts = 'name' in ready ? [ready.head, ready.body, ready.answers] : [];
  expect(texts.map((text) => (typeof text === 'string' ? text : text.bytes.toString()))).toEqual([
    '',
    '<p>Насос</p>',
    '{}',
  ]);
  expect(encodePage({ movedTo: '/elsewhere' })).toEqual({ movedTo: '/elsewhere' });
});

it('shows a page that is too long to cache', async () => {
  const pages = pageCache();
  const long = page('x'.repeat(2_000_000));
  expect(await pages.open('long', async () => long)).toEqual(long);
});
