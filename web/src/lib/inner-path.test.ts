import { expect, it } from 'vitest';
import { innerPath } from './inner-path';

it.each([
  ['/page/faq', '/page/faq'],
  ['/catalog/category/', '/catalog/category/'],
  ['//elsewhere.example/', null],
  ['https://elsewhere.example/', null],
  ['mailto:help@setu.example', null],
  ['/media/file/1/rules.pdf', null],
  ['#top', null],
  [null, null],
])('the app follows %s as %s', (href, path) => {
  expect(innerPath(href)).toBe(path);
});
