import { describe, expect, it } from 'vitest';
import { type Stat, statFloorOf } from './stat-floor.js';

describe('Rounding a count on the home page', () => {
  it.each<[Stat, Record<string, string>, object]>([
    ['categories', {}, { step: 10, shownFrom: 50, least: 10 }],
    ['skus', {}, { step: 1000, shownFrom: 10_000, least: 10_000 }],
    ['categories', { 'home.categories_minimum': '20' }, { step: 10, shownFrom: 20, least: 10 }],
    ['skus', { 'home.skus_default': '500', 'home.skus_minimum': '0' }, { step: 1000, shownFrom: 0, least: 500 }],
    ['skus', { 'home.categories_minimum': '20' }, { step: 1000, shownFrom: 10_000, least: 10_000 }],
    ['skus', { 'home.stats_floor': 'false' }, { step: 1000, shownFrom: 10_000, least: undefined }],
    ['skus', { 'home.stats_floor': 'perhaps' }, { step: 1000, shownFrom: 10_000, least: 10_000 }],
  ])('rounds %s with the settings %j', (stat, settings, floor) => {
    expect(statFloorOf(settings, stat)).toEqual(floor);
  });
});
