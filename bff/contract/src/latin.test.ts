import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { companyInLatin, inLatin } from './latin.js';

describe('A Russian name in Latin letters', () => {
  it.each([
    ['Щукина Юлия Ильинична', 'Shchukina Iuliia Ilinichna'],
    ['Подъячев Фёдор', 'Podieiachev Fedor'],
    ['ЮГ-Сервис', 'IUG-Servis'],
    ['Ё', 'E'],
    ['Deccan Pumps', 'Deccan Pumps'],
  ])('%s becomes %s', (russian, latin) => {
    expect(inLatin(russian)).toBe(latin);
  });

  it('has no Cyrillic letters left, and keeps all other characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        const latin = inLatin(text);
        expect(latin).not.toMatch(/[А-Яа-яЁё]/);
        if (!/[А-Яа-яЁё]/.test(text)) expect(latin).toBe(text);
      }),
    );
  });

  it.each([
    ['ООО «Волга-Насос»', 'Volga-Nasos LLC'],
    ['АО "Онега"', 'Onega JSC'],
    ['ИП Соколов И. А.', 'Sokolov I. A. sole trader'],
    ['НПО «Луч»', 'NPO «Luch»'],
    ['Deccan Pumps Pvt Ltd', 'Deccan Pumps Pvt Ltd'],
  ])('the company %s becomes %s', (russian, english) => {
    expect(companyInLatin(russian)).toBe(english);
  });
});
