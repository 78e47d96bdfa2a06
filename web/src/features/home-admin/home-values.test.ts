import type { HomeAdminView } from '@setu/contract';
import { describe, expect, it } from 'vitest';
import { homeValues, periodState, sentHome } from './home-values';

const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const both = { en: 'Tea', ru: 'Чай' };
const block = {
  ...{ id: id(1), title: both, text: both, action: both, link: '/catalog/category/', tone: 'steel' },
  ...{ from: '2026-11-20', until: '' },
  pictures: [{ id: id(2), url: '/media/file/2/picture.webp', original_name: 'picture.webp', color: null }],
};
const nothing = { hero: [], promo: [], banner: [] };
const view: HomeAdminView = {
  ...{ version: 4, updated_at: null, updated_by: null },
  ...{ customer: { ...nothing, hero: [block] }, supplier: nothing },
  promoted: [{ sku: id(3), name: 'Насос', is_public: false, picture: null, from: '', until: '' }],
};

describe('The home page in a form', () => {
  it('is sent as it was loaded', () => {
    expect(sentHome(homeValues(view, 'нет'), view.version)).toEqual({
      ...{ version: 4, supplier: nothing },
      customer: { ...nothing, hero: [{ ...block, pictures: [id(2)] }] },
      promoted: [{ sku: id(3), from: '', until: '' }],
    });
  });

  it('marks a promoted card that is no longer available', () => {
    expect(homeValues(view, 'не опубликована').promoted[0]?.card?.label).toBe('Насос (не опубликована)');
  });
});

it.each([
  ['2026-11-19', 'later'],
  ['2026-11-20', 'now'],
  ['2026-11-21', 'now'],
  ['2026-11-22', 'over'],
])('on %s an item for the 20th and 21st has the state: %s', (day, state) => {
  expect(periodState({ from: '2026-11-20', until: '2026-11-21' }, day)).toBe(state);
  expect(periodState({ from: '', until: '' }, day)).toBe('now');
});
