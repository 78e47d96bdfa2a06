import { expect, it } from 'vitest';
import { unbrokenPieces } from './unbroken';

const unbroken = (text: string) =>
  unbrokenPieces(text).flatMap(({ text: piece, isUnbroken }) => (isUnbroken ? [piece] : []));

it.each([
  ['Насос химический KPC 32-160, AISI 316', ['KPC 32-160', 'AISI 316']],
  ['Centrifugal pump KPM 65-200, cast iron, 15 kW', ['KPM 65-200', '15 kW']],
  ['Куркума молотая Эрод, куркумин от 3,2 %', ['3,2 %']],
  ['Токарно-винторезный станок EL-250, РМЦ 1500 мм', ['EL-250', 'РМЦ 1500 мм']],
  ['Штангенциркуль цифровой IP67, 0–150 мм', ['0–150 мм']],
  ['Вал HSK-A63 под патрон', ['HSK-A63']],
  ['KPC-32-160-316', ['KPC-32-160-316']],
  ['Подача 12 м³/ч', ['12 м³/ч']],
  ['Электродвигатель 7,5 кВт, 1 450 об/мин, IE3', ['7,5 кВт', '1 450 об/мин']],
  ['Насос скважинный NBW 6″ (150 мм)', ['NBW 6', '150 мм']],
  ['Фреза концевая Ø20 мм, зубьев: 4', ['Ø20 мм']],
  ['Самара, ул. Победы, д. 55, офис 412', ['д. 55', 'офис 412']],
  ['Тройник латунный, без покрытия', []],
  ['', []],
])('in «%s» these parts do not break across lines: %j', (text, expected) => {
  expect(unbroken(text)).toEqual(expected);
});

it('the text stays unchanged, and may break a part that is too long for a phone', () => {
  const text = 'Отливка 1234567890-1234567890-1234567890 и KPM 65-200';
  expect(
    unbrokenPieces(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
  expect(unbroken(text)).toEqual(['KPM 65-200']);
});
