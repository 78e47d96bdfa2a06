import { expect, it } from 'vitest';
import { subjectPattern } from './bus-embedded-schema.js';

it.each([
  ['setu.catalogue.sku.*', 'setu.catalogue.sku.created', true],
  ['setu.catalogue.sku.*', 'setu.catalogue.sku', false],
  ['setu.catalogue.sku.*', 'setu.catalogue.sku.a.b', false],
  ['setu.*.sku.created', 'setu.catalogue.sku.created', true],
  ['setu.>', 'setu.a.b.c', true],
  ['setu.>', 'setu', false],
  ['setu.a', 'setuxa', false],
])('the filter %s matches %s: %s', (filter, subject, fits) => {
  expect(new RegExp(subjectPattern(filter)).test(subject)).toBe(fits);
});

it.each(['', 'a..b', 'a.>.b', 'a.b(c', "a.'b"])('rejects %j as a subject', (subject) => {
  expect(() => subjectPattern(subject)).toThrow('not a subject');
});
