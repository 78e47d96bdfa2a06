// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { dropDeviceDrafts } from '../../lib/stored-draft';
import { matchingRecent, maxRecentSearches, recentSearches, withRecent } from './recent-searches';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('the newest search comes first, without duplicates, and the ninth removes the oldest', () => {
  expect(withRecent(['насос', 'чай'], 'Чай')).toEqual(['Чай', 'насос']);
  expect(withRecent(['зелёный чай'], 'зеленый чай')).toEqual(['зеленый чай']);
  const full = Array.from({ length: maxRecentSearches }, (_, index) => `слово ${index}`);
  expect(withRecent(full, 'новое')).toEqual(['новое', ...full.slice(0, -1)]);
});

it('typed text narrows the recent searches by beginnings of words, and is never listed itself', () => {
  const stored = ['насос центробежный 15 кВт', 'насосная станция', 'чай зелёный'];
  expect(matchingRecent(stored, '')).toEqual(stored);
  expect(matchingRecent(stored, 'насос')).toEqual(stored.slice(0, 2));
  expect(matchingRecent(stored, 'ЗЕЛЕН ча')).toEqual(['чай зелёный']);
  expect(matchingRecent(stored, 'сос')).toEqual([]);
  expect(matchingRecent(stored, 'насосная станция')).toEqual([]);
});

it('each user has their own recent searches, signing out removes all of them, and a visitor’s searches end with the tab', () => {
  recentSearches('a').add('насос');
  recentSearches('b').add('чай');
  recentSearches(null).add('ткань');
  expect([recentSearches('a').read(), recentSearches('b').read()]).toEqual([['насос'], ['чай']]);
  expect(Object.keys(localStorage)).toHaveLength(2);
  dropDeviceDrafts();
  expect([recentSearches('a').read(), recentSearches('b').read(), recentSearches(null).read()]).toEqual([
    [],
    [],
    ['ткань'],
  ]);
});

it('one or all searches can be removed, and foreign data in the storage is not read as searches', () => {
  const own = recentSearches('a');
  own.add('насос');
  own.add('чай');
  own.drop('насос');
  expect(own.read()).toEqual(['чай']);
  own.clear();
  expect(own.read()).toEqual([]);
  localStorage.setItem('setu-draft-searches-a', JSON.stringify({ at: Date.now(), value: { 0: 'x' } }));
  expect(own.read()).toEqual([]);
});
