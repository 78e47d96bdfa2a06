import { describe, expect, it } from 'vitest';
import { tsqueryOf } from '../store/tsquery.js';
import { almostQueries, choiceQueries, facetLexeme } from './facets.js';
import { allOf } from './lexeme-query.js';

describe('The facet selection', () => {
  it('matches any value of one facet, and all facets together', () => {
    const queries = choiceQueries(
      new Map([
        ['inco_terms', ['FOB', 'CIF']],
        ['supplier', ['7']],
        ['lead_days', ['0~30']],
      ]),
    );
    expect(tsqueryOf(allOf(...queries))).toBe(`('=fiFOB' | '=fiCIF') & '=s7' & '=fl0~30'`);
  });

  it('also finds the cards that fail at most one facet, for the counts', () => {
    const chosen = new Map([
      ['inco_terms', ['FOB', 'CIF']],
      ['supplier', ['7']],
      ['sample', ['yes']],
    ] as const);
    expect(almostQueries(chosen).map(tsqueryOf)).toEqual([
      `('=s7' & '=fayes' | ('=fiFOB' | '=fiCIF') & '=fayes' | ('=fiFOB' | '=fiCIF') & '=s7')`,
    ]);
    expect(almostQueries(new Map([['supplier', ['7']]]))).toEqual([]);
  });

  it('never matches another kind of word and never sends text that the database rejects', () => {
    expect(facetLexeme('inco_terms', "F'OB")).toBe("=fiF'OB");
    expect(facetLexeme('country', '')).toBe('=!');
    expect(facetLexeme('country', 'I\0D')).toBe('=!');
  });
});
