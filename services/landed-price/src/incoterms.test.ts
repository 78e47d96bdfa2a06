import { expect, it } from 'vitest';
import { isIncluded, legs, type NamedPlace, type Term, terms } from './incoterms.js';

// Columns: pre-carriage, export clearance, loading, main carriage, insurance, import clearance, delivery.
// 1: the price includes it. 0: the buyer pays beside the price. p, a, d: included if the named place is the port of
// loading (p), is not the port of arrival (a), or is the destination (d).
const rules: Record<Term, string> = {
  EXW: '0000000',
  FCA: 'p100000',
  FAS: '1100000',
  FOB: '1110000',
  CFR: '1111000',
  CIF: '1111100',
  CPT: '111100d',
  CIP: '111110d',
  DAP: '111110a',
  DPU: '111110a',
  DDP: '111111a',
};
const places: NamedPlace[] = ['loading_port', 'arrival_port', 'destination', 'elsewhere'];
const expected = (rule: string, place: NamedPlace): boolean => {
  if (rule === 'p') return place === 'loading_port';
  if (rule === 'a') return place !== 'arrival_port';
  if (rule === 'd') return place === 'destination';
  return rule === '1';
};

it.each(terms)('%s: the price includes exactly the legs of Incoterms 2020', (term) => {
  for (const place of places)
    for (const [index, leg] of legs.entries())
      expect([term, leg, place, isIncluded(term, leg, place)]).toEqual([
        term,
        leg,
        place,
        expected(rules[term][index] ?? '', place),
      ]);
});
