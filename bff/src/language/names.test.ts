import { expect, it } from 'vitest';
import { companyNameIn, personNameIn } from './names.js';

it('shows names in Latin letters only to readers of English', () => {
  expect(personNameIn('en', 'Соколов Илья')).toBe('Sokolov Ilia');
  expect(personNameIn('ru', 'Соколов Илья')).toBe('Соколов Илья');
  expect(personNameIn('en', 'Priya Nair')).toBe('Priya Nair');
  expect(companyNameIn('en', 'ООО «Волга-Насос»')).toBe('Volga-Nasos LLC');
  expect(companyNameIn('ru', 'ООО «Волга-Насос»')).toBe('ООО «Волга-Насос»');
});
