import { demoId } from './demo-id.js';
import { daysBefore } from './epoch.js';
import type { DemoTerm } from './shapes/demo-review.js';

const terms: readonly (readonly [en: string, ru: string, note?: string])[] = [
  ['ball valve', 'шаровой кран'],
  ['stainless steel', 'нержавеющая сталь'],
  ['cold pressed', 'холодного отжима', 'О маслах; не «прессованный на холоде»'],
  ['basmati rice', 'рис басмати'],
  ['centrifugal pump', 'центробежный насос'],
  ['lead time', 'срок отгрузки'],
  ['shelf life', 'срок годности'],
  ['bill of lading', 'коносамент'],
  ['grade', 'марка', 'О стали и сплавах; о чае и пряностях — «сорт»'],
  ['yarn count', 'номер пряжи'],
  ['moisture content', 'влажность'],
  ['ISO', 'ISO'],
  ['HACCP', 'ХАССП'],
];

/** Returns the terms of the glossary. */
export const demoTerms = (now: Date): DemoTerm[] =>
  terms.map(([english, russian, note = ''], i) => ({
    ...{ id: demoId('term', english), english, russian, note },
    updatedAt: daysBefore(now, 40 - i),
  }));
