import { expect, it } from 'vitest';
import en from '../texts/en/card-fields.json' with { type: 'json' };
import ru from '../texts/ru/card-fields.json' with { type: 'json' };
import { type CardFieldSpec, cardFields, cardSections, translatedNames } from './card-fields.js';

it('every field of a card is in exactly one section of the form', () => {
  const placed = Object.values(cardSections).flat();
  expect([...placed].sort()).toEqual(cardFields.map(({ name }) => name).sort());
});

it.each(Object.entries({ en, ru }))('every field and every option of a card has a label (%s)', (_language, texts) => {
  const optionsOf = (field: CardFieldSpec) => {
    if (field.kind === 'flag') return ['yes', 'no'];
    return field.kind === 'choice' ? field.options : [];
  };
  const options = cardFields.flatMap((field) => optionsOf(field).map((option) => `${field.name}.${option}`));
  const choices = Object.entries(texts.option).flatMap(([name, of]) => Object.keys(of).map((key) => `${name}.${key}`));
  expect(Object.keys(texts.label)).toEqual(expect.arrayContaining(cardFields.map(({ name }) => name)));
  expect(Object.keys(texts.help)).toEqual(expect.arrayContaining([...translatedNames]));
  expect(choices.sort()).toEqual(options.sort());
});
