import { demoId } from './demo-id.js';
import { localText, type Pair } from './local-text.js';
import type { DemoUnit } from './shapes/demo-catalogue.js';

const table: ReadonlyArray<readonly [key: string, name: Pair, description: Pair]> = [
  ['pcs', ['pcs', 'шт'], ['piece', 'штука']],
  ['kg', ['kg', 'кг'], ['kilogram', 'килограмм']],
  ['t', ['t', 'т'], ['metric tonne', 'тонна']],
  ['m', ['m', 'м'], ['metre', 'метр']],
  ['m2', ['m²', 'м²'], ['square metre', 'квадратный метр']],
  ['l', ['L', 'л'], ['litre', 'литр']],
  ['set', ['set', 'компл.'], ['set', 'комплект']],
  ['pair', ['pair', 'пара'], ['pair', 'пара']],
  ['pack', ['pack', 'уп.'], ['package', 'упаковка']],
  ['coil', ['coil', 'бухта'], ['coil', 'бухта']],
  ['hour', ['h', 'ч'], ['person-hour', 'человеко-час']],
  ['day', ['person-day', 'чел.-день'], ['person-day', 'человеко-день']],
  ['month', ['month', 'мес.'], ['month of service', 'месяц обслуживания']],
  ['page', ['page', 'стр.'], ['standard page of 1,800 characters', 'учётная страница, 1800 знаков']],
  ['job', ['job', 'услуга'], ['one completed job', 'одна выполненная услуга']],
];

/** Returns the id of the unit with a key (`kg`). */
export const unitId = (key: string): string => demoId('unit', key);

/** The units of measure. */
export const units: DemoUnit[] = table.map(([key, name, description]) => ({
  id: unitId(key),
  name: localText(name),
  description: localText(description),
}));
