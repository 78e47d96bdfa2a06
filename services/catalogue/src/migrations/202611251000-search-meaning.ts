import type { Migration } from '@setu/kit/db';

/**
 * Adds normalised measures and marked words to search documents. Numbers and their units match however they are
 * written. Words of a category name count only if the name means one thing. Names of several things and the supplier's
 * name are stored separately (`^word`), for searches without other results. Existing documents get all this in the next
 * rebuild, which begins when the service starts.
 */
export const searchMeaning: Migration = {
  name: '202611251000-search-meaning',
  up: `
    -- Like spelled of src/search/domain/measures.ts.
    create function spelled(t text) returns text language sql immutable parallel safe strict
      return regexp_replace(regexp_replace(regexp_replace(translate(fold(regexp_replace(t, '[Øø⌀∅] ?(?=[0-9])', ' ', 'g')),
        '²³×*µμ', '23xxuu'), '[\\s\\u00a0]+', ' ', 'g'), '([0-9])[.,](?=[0-9])', '\\1d', 'g'), '([0-9]) ?[xх] ?(?=[0-9])', '\\1x', 'g');

    -- A number and its unit in a spelled text: the pattern of measures.ts.
    create function measure_pattern() returns text language sql immutable parallel safe
      return '(?<![a-zа-я0-9])([0-9](?:[0-9dx]*[0-9])?)(?: ?('
        || 'процентов|градусов|microns|percent|micron|микрон|кв\\. мм|sq\\. mm|куб\\. м|м3/час|литров|liters|litres'
        || '|об/мин|дюймов|inches|watts|volts|вольт|ампер|кв\\.мм|кв мм|sq mm|sq\\.mm|кв\\. м|sq\\. m|куб\\.м|m3/hr'
        || '|литра|liter|litre|л/мин|l/min|грамм|тонна|тонны|дюйма|watt|ватт|volt|amps|град|sqmm|кв\\.м|кв м|sq m'
        || '|sq\\.m|м3/ч|m3/h|литр|tons|тонн|г/м2|g/m2|дюйм|inch|квт|мвт|ква|kva|amp|мач|mah|кгц|khz|бар|bar|кпа'
        || '|kpa|мпа|mpa|атм|atm|° c|° с|мкм|мм2|mm2|см2|cm2|sqm|cbm|ltr|lpm|kgs|ton|gsm|rpm|kw|вт|mw|kv|ач|ah|гц'
        || '|hz|па|pa|°c|°с|um|мм|mm|см|cm|км|km|м2|m2|м3|m3|мл|ml|gm|гр|кг|kg|мг|mg|дб|db|лм|lm|w|v|a|м|m|л|l|г'
        || '|g|т|t|%'
        || ')|([ваcс])| ([ваcс])(?=[,;)]|$))(?![a-zа-я0-9])';

    create function measure_unit(unit text) returns text language sql immutable parallel safe strict
      return case when unit in ('квт', 'kw') then 'kw' when unit in ('вт', 'w', 'watt', 'watts', 'ватт') then 'w'
          when unit in ('мвт', 'mw') then 'mw' when unit in ('ква', 'kva') then 'kva'
          when unit in ('v', 'volt', 'volts', 'вольт') then 'v' when unit in ('a', 'amp', 'amps', 'ампер') then 'a'
          when unit in ('ач', 'ah') then 'ah' when unit in ('мач', 'mah') then 'mah' when unit in ('гц', 'hz') then 'hz'
          when unit in ('кгц', 'khz') then 'khz' when unit in ('бар', 'bar') then 'bar'
          when unit in ('па', 'pa') then 'pa' when unit in ('кпа', 'kpa') then 'kpa'
          when unit in ('мпа', 'mpa') then 'mpa' when unit in ('атм', 'atm') then 'atm'
          when unit in ('°c', '°с', '° c', '° с', 'град', 'градусов') then 'c'
          when unit in ('мкм', 'um', 'micron', 'microns', 'микрон') then 'um' when unit in ('мм', 'mm') then 'mm'
          when unit in ('см', 'cm') then 'cm' when unit in ('м', 'm') then 'm' when unit in ('км', 'km') then 'km'
          when unit in ('мм2', 'mm2', 'кв.мм', 'кв. мм', 'кв мм', 'sqmm', 'sq mm', 'sq.mm', 'sq. mm') then 'mm2'
          when unit in ('см2', 'cm2') then 'cm2'
          when unit in ('м2', 'm2', 'кв.м', 'кв. м', 'кв м', 'sqm', 'sq m', 'sq.m', 'sq. m') then 'm2'
          when unit in ('м3', 'm3', 'куб.м', 'куб. м', 'cbm') then 'm3'
          when unit in ('м3/ч', 'м3/час', 'm3/h', 'm3/hr') then 'm3h'
          when unit in ('л', 'l', 'ltr', 'литр', 'литра', 'литров', 'liter', 'liters', 'litre', 'litres') then 'l'
          when unit in ('мл', 'ml') then 'ml' when unit in ('л/мин', 'l/min', 'lpm') then 'lmin'
          when unit in ('г', 'g', 'gm', 'гр', 'грамм') then 'g' when unit in ('кг', 'kg', 'kgs') then 'kg'
          when unit in ('мг', 'mg') then 'mg' when unit in ('т', 't', 'ton', 'tons', 'тонн', 'тонна', 'тонны') then 't'
          when unit in ('г/м2', 'g/m2', 'gsm') then 'gsm' when unit in ('об/мин', 'rpm') then 'rpm'
          when unit in ('дб', 'db') then 'db' when unit in ('лм', 'lm') then 'lm'
          when unit in ('дюйм', 'дюйма', 'дюймов', 'inch', 'inches') then 'inch'
          when unit in ('%', 'процентов', 'percent') then 'pct'
          when unit = 'в' then 'v' when unit = 'а' then 'a' when unit = 'с' then 'c' else unit end;

    -- Like cardWordsOf of measures.ts, with single spaces between the words.
    create function search_words(t text) returns text language sql immutable parallel safe strict
      return (select case when s.t !~ '[0-9]' then words(s.t) else (
          select w.t || coalesce((select string_agg(replace(f[1], 'x', ' '), ' ') || ' '
                from regexp_matches(' ' || w.t || ' ', ' ([0-9][0-9d]*(?:x[0-9][0-9d]*)+)(?= )', 'g') f), '')
              || coalesce((select string_agg(regexp_replace(m[1], '^.*x', '') || measure_unit(coalesce(m[2], m[3], m[4])), ' ')
                from regexp_matches(s.t, measure_pattern(), 'g') m), '')
          from (select words(regexp_replace(s.t, measure_pattern(), '\\1 \\2\\3\\4', 'g')) || ' ' as t offset 0) w) end
        from (select spelled(t) as t offset 0) s);

    create or replace function card_words(names text, brand text, code text, hs text, category_words tsvector, path int[], company int)
      returns tsvector language sql stable parallel safe
      return (select strip(to_tsvector('ru', w.t) || to_tsvector('plain', w.t || ' ' || words(brand))) || category_words
        || array_to_tsvector(array_remove(
             array(select '=c' || n from unnest(path) as n) || array['=s' || company]
             || case when code_key(code) <> '' then '=k' || code_key(code) end || case when hs <> '' then '=h' || hs end, null))
        from (select search_words(names) as t offset 0) w);

    -- Whether a category's name names several things ("Tea, coffee and spices"). Their purposes do not count.
    create function names_several(title text) returns boolean language sql immutable parallel safe strict
      return ' ' || regexp_replace(fold(title), ' (for|with|of|from|in|для|с|со|из|от|в|на|по) .*$', '') || ' '
        ~ '[,;/&+]| (and|or|и|или) ';

    -- The words of a title, as written and as stemmed, each with a prefix.
    create function marked_words(title text, mark text) returns tsvector language sql stable parallel safe
      return array_to_tsvector(array(select mark || word from unnest(tsvector_to_array(
        to_tsvector('ru', words(title)) || to_tsvector('plain', words(title)))) as word));

    -- The name of a company without its legal form and similar words.
    create function supplier_name(name text) returns text language sql immutable parallel safe strict
      return btrim(regexp_replace(' ' || words(name) || ' ',
        ' (?:(?:pvt|ltd|llp|llc|inc|co|corp|limited|private|company|corporation|ooo|ооо|оао|ао|зао|пао|ип) )+', ' ', 'g'));

    update read_model_state set rebuilt_at = null;
  `,
  down: `
    drop function supplier_name(text);
    drop function marked_words(text, text);
    drop function names_several(text);
    create or replace function card_words(names text, brand text, code text, hs text, category_words tsvector, path int[], company int)
      returns tsvector language sql stable parallel safe
      return strip(to_tsvector('ru', words(names)) || to_tsvector('plain', words(names || ' ' || brand))) || category_words
        || array_to_tsvector(array_remove(
             array(select '=c' || n from unnest(path) as n) || array['=s' || company]
             || case when code_key(code) <> '' then '=k' || code_key(code) end || case when hs <> '' then '=h' || hs end, null));
    drop function search_words(text);
    drop function measure_unit(text);
    drop function measure_pattern();
    drop function spelled(text);
  `,
};
