import { expect, it } from 'vitest';
import { forMany, type OpenedPage, pageCache } from './page-cache.js';

const page = (body: string): OpenedPage => ({ head: '', name: '', body, answers: '{}' });

const counted = (answers: OpenedPage[]) => {
  let asked = 0;
  return {
    gather: async () => {
      const answer = answers[asked] ?? page('too often');
      asked += 1;
      return answer;
    },
    asked: () => asked,
  };
};

it('a page is gathered once a minute, however many ask', async () => {
  let now = 1;
  const pages = pageCache(() => now);
  const source = counted([page('first'), page('second')]);
  const open = () => pages.open('/', source.gather);
  expect(await Promise.all([open(), open(), open()])).toEqual([page('first'), page('first'), page('first')]);
  now += 59_000;
  expect(await open()).toEqual(page('first'));
  now += 2_000;
  expect(await open()).toEqual(page('second'));
  expect(source.asked()).toBe(2);
});

it('a failure is told to all who wait and not kept', async () => {
  const pages = pageCache();
  const fails = () => Promise.reject(new Error('the catalogue is away'));
  const both = await Promise.allSettled([pages.open('/', fails), pages.open('/', fails)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await pages.open('/', async () => page('back'))).toEqual(page('back'));
});

it('what is kept has a bound: the longest unused page goes first', async () => {
  const pages = pageCache();
  const long = 'x'.repeat(900_000);
  const source = counted([]);
  await pages.open('first', async () => page('first'));
  for (let at = 0; at < 40; at += 1) await pages.open(`long ${at}`, async () => page(long));
  await pages.open('first', source.gather);
  expect(source.asked()).toBe(1);
});

it('a page made ready for many says what it said', () => {
  const ready = forMany({ ...page('<p>Насос</p>'), name: '<title>x</title>' });
  const texts = 'name' in ready ? [ready.head, ready.body, ready.answers] : [];
  expect(texts.map((text) => (typeof text === 'string' ? text : text.bytes.toString()))).toEqual([
    '',
    '<p>Насос</p>',
    '{}',
  ]);
  expect(forMany({ movedTo: '/elsewhere' })).toEqual({ movedTo: '/elsewhere' });
});

it('a page too long to keep is shown all the same', async () => {
  const pages = pageCache();
  const long = page('x'.repeat(2_000_000));
  expect(await pages.open('long', async () => long)).toEqual(long);
});
