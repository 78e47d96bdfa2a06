import { expect, it } from 'vitest';
import { type CardTexts, cardTextNames } from '../../cards/domain/card.js';
import { inBothLanguages, russianOf, translated } from './translated-fields.js';

const none = { en: '', ru: '' };
const empty = Object.fromEntries(cardTextNames.map((field) => [field, none])) as CardTexts;
const english = Object.fromEntries(cardTextNames.map((field) => [field, ''])) as Record<keyof CardTexts, string>;

it('a Russian text stays when its English text changes, and is removed when the English text is removed', () => {
  const stored = {
    name: { en: 'Pump', ru: 'Насос' },
    texts: { ...empty, area: { en: 'Water', ru: 'Вода' }, features: { en: 'Quiet', ru: 'Тихий' } },
  };
  const written = inBothLanguages({ ...english, name: 'Pump 2', area: 'Water' }, stored);
  expect(written.name).toEqual({ en: 'Pump 2', ru: 'Насос' });
  expect(written.texts).toEqual({ ...empty, area: { en: 'Water', ru: 'Вода' } });
  expect(russianOf(written)).toEqual({ name: 'Насос', area: 'Вода' });
});

it('a translation changes only the texts that it contains', () => {
  const texts = { ...empty, technicalSpecification: { en: '5 kW', ru: '' }, area: { en: 'Water', ru: 'Вода' } };
  const done = translated({ name: { en: 'Pump', ru: '' }, texts }, { name: 'Насос', technical_specification: '5 кВт' });
  expect(russianOf(done)).toEqual({ name: 'Насос', technical_specification: '5 кВт', area: 'Вода' });
});
