import type { Migration } from '@setu/kit/db';

const spelledAs = (text: string): string => `
    create or replace function spelled(t text) returns text language sql immutable parallel safe strict
      return regexp_replace(regexp_replace(regexp_replace(translate(fold(regexp_replace(${text}, '[Øø⌀∅] ?(?=[0-9])', ' ', 'g')),
        '²³×*µμ', '23xxuu'), '[\\s\\u00a0]+', ' ', 'g'), '([0-9])[.,](?=[0-9])', '\\1d', 'g'), '([0-9]) ?[xх] ?(?=[0-9])', '\\1x', 'g');`;

/**
 * Cards and searches have fractions of an inch as one word: `¾` and `3/4` are `3f4`. Existing documents get it in the
 * next rebuild, which begins when the service starts.
 */
export const fractions: Migration = {
  name: '202611290910-fractions',
  up: `
    -- Like withFractions of src/search/domain/measures.ts.
    create function with_fractions(t text) returns text language sql immutable parallel safe strict
      return regexp_replace(replace(replace(replace(replace(replace(replace(replace(t,
          '¼', ' 1f4 '), '½', ' 1f2 '), '¾', ' 3f4 '), '⅛', ' 1f8 '), '⅜', ' 3f8 '), '⅝', ' 5f8 '), '⅞', ' 7f8 '),
        '(?<![0-9/.,])([1357])/(2|4|8|16)(?![0-9/.,])', ' \\1f\\2 ', 'g');
    ${spelledAs('with_fractions(t)')}
    update read_model_state set rebuilt_at = null;
  `,
  down: `
    ${spelledAs('t')}
    drop function with_fractions(text);
  `,
};
