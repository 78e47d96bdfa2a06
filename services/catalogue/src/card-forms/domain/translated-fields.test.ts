import { expect, it } from 'vitest';
import { emptyCard, emptyValues } from '../../cards/domain/card-values.js';
import { inBothLanguages, russianOf, translated } from './translated-fields.js';

it('a Russian text stays when its English text changes, and is removed when the English text is removed', () => {
  const [name, area] = [
    { en: 'Pump', ru: 'Насос' },
    { en: 'Water', ru: 'Вода' },
  ];
  const stored = { ...emptyCard, name, area, features: { en: 'Quiet', ru: 'Тихий' } };
  const written = inBothLanguages({ ...emptyValues, name: 'Pump 2', area: 'Water' }, stored);
  expect(written).toMatchObject({ name: { en: 'Pump 2', ru: 'Насос' }, area, features: { en: '', ru: '' } });
  expect(russianOf(written)).toEqual({ name: 'Насос', area: 'Вода' });
});

it('a translation changes only the texts that it contains', () => {
  const english = { name: { en: 'Pump', ru: '' }, technicalSpecification: { en: '5 kW', ru: '' } };
  const stored = { ...emptyCard, ...english, area: { en: 'Water', ru: 'Вода' } };
  const done = translated(stored, { name: 'Насос', technical_specification: '5 кВт' });
  expect(russianOf(done)).toEqual({ name: 'Насос', technical_specification: '5 кВт', area: 'Вода' });
});
