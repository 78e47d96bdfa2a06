import { expect, it } from 'vitest';
import { searchedMeasures } from './searched-measures.js';

it.each([
  ['насос 10–20 кВт', ['10–20 кВт']],
  ['насос 10 - 20 кВт чугун', ['10 - 20 кВт']],
  ['Насос для воды 15квт', ['15квт']],
  ['насос 20 л.с.', ['20 л.с.']],
  ['pump 20 hp 3 bar', ['20 hp', '3 bar']],
  ['труба ДУ 50', ['ДУ 50']],
  ['труба dn50 PN16', ['dn50', 'PN16']],
  ['кабель 3х2,5 мм2', ['3х2,5 мм2']],
  ['чай', []],
  ['KV-4504', []],
  ['рис 1121', []],
  ['8413 70', []],
])('the measures of «%s»', (search, expected) => {
  expect(searchedMeasures(search)).toEqual(expected);
});
