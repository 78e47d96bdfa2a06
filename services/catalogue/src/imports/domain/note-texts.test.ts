import { expect, it } from 'vitest';
import { noteOf } from './note-texts.js';

const small = {
  ...{ column: 'pictures', cell: 'H18', value: 'tiny.png' },
  ...{ code: 'picture_small', params: { name: 'tiny.png', min: '300' } },
};

it('the note of a row that was written says so, and warns of a small picture', () => {
  expect(noteOf('created', [], 'en')).toBe('Card created');
  expect(noteOf('created', [small], 'en')).toBe(
    'Card created. H18 pictures: “tiny.png” has fewer than 300 pixels on its shorter side and will look blurred. Use a larger photo',
  );
  expect(noteOf('faulty', [small], 'ru')).toMatch(/^H18 pictures: У «tiny.png»/);
});
