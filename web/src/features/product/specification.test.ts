import { describe, expect, it } from 'vitest';
import { specificationOf } from './specification';

describe('A specification', () => {
  it.each([
    ['напор 50 м', 'Напор', '50 м'],
    ['двигатель 15 кВт, 2900 об/мин, 380 В', 'Двигатель', '15 кВт, 2900 об/мин, 380 В'],
    ['влажность до 12 %', 'Влажность', 'до 12 %'],
    ['loss on drying by monograph', 'Loss on drying', 'by monograph'],
    ['broken up to 1 %', 'Broken', 'up to 1 %'],
    ['accuracy ±0.005 mm', 'Accuracy', '±0.005 mm'],
    ['thread ISO 228', 'Thread', 'ISO 228'],
    ['Viscosity 1 % at 25 °C after 2 h: from 5000 cps', 'Viscosity 1 % at 25 °C after 2 h', 'from 5000 cps'],
    ['Материал корпуса: чугун', 'Материал корпуса', 'чугун'],
    ['PN 16', null, 'PN 16'],
    ['до +200 °C', null, 'До +200 °C'],
    ['up to +120 °C', null, 'Up to +120 °C'],
    ['ATEX II 2G по запросу', null, 'ATEX II 2G по запросу'],
    ['12 speeds 30–1,600 rpm', null, '12 speeds 30–1,600 rpm'],
    ['вакуум с CO₂ 2', null, 'Вакуум с CO₂ 2'],
    ['порошок, влажность до 5 %', null, 'Порошок, влажность до 5 %'],
  ])('«%s» gets the label «%s»', (line, label, text) => {
    expect(specificationOf(line).points).toEqual([{ label, text }]);
  });

  it('is split into points and reports when there are more', () => {
    const { points, isComplete } = specificationOf('Подача 100 м³/ч; напор 50 м;\nPN 16.');
    expect(points.map(({ label }) => label)).toEqual(['Подача', 'Напор', null]);
    expect(isComplete).toBe(true);
    expect(specificationOf('a 1; b 2; c 3; d 4; e 5; f 6; g 7; h 8')).toMatchObject({ isComplete: false });
    expect(specificationOf('').points).toEqual([]);
  });
});
