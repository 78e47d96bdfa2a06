import type { Migration } from '@setu/kit/db';

/**
 * Adds facets to search documents in two forms: as words for filtering a list, and as two numbers for counting.
 * Existing documents get both in the next rebuild, which begins when the service starts.
 */
export const facets: Migration = {
  name: '202611240200-facets',
  up: `
    -- The certificates in a file name, as bits in the order of certificateKeys in src/search/domain/certificate-keys.ts.
    create function certificate_bits(name text) returns int language sql immutable parallel safe strict
      return (select case when found = 0 then 1 << 15 else found end from (
        select (t ~ ' (eac|еас|еаэс|eaeu|тр тс|тр еаэс|tr cu) ')::int + ((t ~ ' (gost|гост) ')::int << 1)
          + ((t ~ ' iso ?9001 ')::int << 2) + ((t ~ ' iso ?14001 ')::int << 3) + ((t ~ ' iso ?22000 ')::int << 4)
          + ((t ~ ' iso ?13485 ')::int << 5) + ((t ~ ' iso ?45001 ')::int << 6) + ((t ~ ' ce ')::int << 7)
          + ((t ~ ' atex ')::int << 8) + ((t ~ ' api ?[0-9]+[a-z]? ')::int << 9) + ((t ~ ' (haccp|хассп) ')::int << 10)
          + ((t ~ ' (gmp|who gmp) ')::int << 11) + ((t ~ ' fssai ')::int << 12) + ((t ~ ' (fda|usfda) ')::int << 13)
          + ((t ~ ' (halal|халяль) ')::int << 14) as found
        from (select ' ' || trim(words(name)) || ' ' as t) named) bits);

    -- The lexemes of both numbers. See src/search/domain/facets.ts for their meaning.
    create function facet_words(terms int, origin int) returns tsvector language sql immutable parallel safe
      return array_to_tsvector(array_remove(array[
        case when terms & 1 <> 0 then '=fp0~100' end, case when terms & 2 <> 0 then '=fp100~500' end,
        case when terms & 4 <> 0 then '=fp500~1000' end, case when terms & 8 <> 0 then '=fp1000~5000' end,
        case when terms & 16 <> 0 then '=fp5000~10000' end, case when terms & 32 <> 0 then '=fp10000~50000' end,
        case when terms & 64 <> 0 then '=fp50000~100000' end, case when terms & 128 <> 0 then '=fp100000~500000' end,
        case when terms & 256 <> 0 then '=fp500000~1000000' end, case when terms & 512 <> 0 then '=fp1000000~' end,
        case when terms & (1 << 10) <> 0 then '=fq0~1' end, case when terms & (1 << 11) <> 0 then '=fq0~10' end,
        case when terms & (1 << 12) <> 0 then '=fq0~100' end, case when terms & (1 << 13) <> 0 then '=fq0~1000' end,
        case when terms & (1 << 14) <> 0 then '=fq1000~' end,
        case when terms & (1 << 15) <> 0 then '=fl0~7' end, case when terms & (1 << 16) <> 0 then '=fl0~14' end,
        case when terms & (1 << 17) <> 0 then '=fl0~30' end, case when terms & (1 << 18) <> 0 then '=fl0~45' end,
        case when terms & (1 << 19) <> 0 then '=fl0~60' end, case when terms & (1 << 20) <> 0 then '=fl0~90' end,
        case when terms & (1 << 21) <> 0 then '=fl90~' end,
        case when terms & (1 << 22) <> 0 then '=fayes' end,
        case when terms & (1 << 23) <> 0 then '=fw6~' end, case when terms & (1 << 24) <> 0 then '=fw12~' end,
        case when terms & (1 << 25) <> 0 then '=fw24~' end, case when terms & (1 << 26) <> 0 then '=fw36~' end,
        '=fi' || (array['EXW', 'FCA', 'FAS', 'FOB', 'CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP'])[terms >> 27],
        case when origin & 1 <> 0 then '=fkeac' end, case when origin & 2 <> 0 then '=fkgost' end,
        case when origin & 4 <> 0 then '=fkiso9001' end, case when origin & 8 <> 0 then '=fkiso14001' end,
        case when origin & 16 <> 0 then '=fkiso22000' end, case when origin & 32 <> 0 then '=fkiso13485' end,
        case when origin & 64 <> 0 then '=fkiso45001' end, case when origin & 128 <> 0 then '=fkce' end,
        case when origin & 256 <> 0 then '=fkatex' end, case when origin & 512 <> 0 then '=fkapi' end,
        case when origin & (1 << 10) <> 0 then '=fkhaccp' end, case when origin & (1 << 11) <> 0 then '=fkgmp' end,
        case when origin & (1 << 12) <> 0 then '=fkfssai' end, case when origin & (1 << 13) <> 0 then '=fkfda' end,
        case when origin & (1 << 14) <> 0 then '=fkhalal' end, case when origin & (1 << 15) <> 0 then '=fkother' end,
        case when origin >> 16 <> 0
          then '=fo' || chr(64 + ((origin >> 26) & 31)) || chr(64 + ((origin >> 21) & 31)) || chr(64 + ((origin >> 16) & 31)) end
      ], null));

    -- The facets of a version of a card. An expired certificate does not count.
    create function card_facets(v sku_version) returns table (terms int, origin int, words tsvector)
      language sql stable parallel safe rows 1 as $$
        select t.terms, t.origin, facet_words(t.terms, t.origin) from (select
          case when v.price_from is null then 0 else
              (1 << width_bucket(v.price_to, array[10000, 50000, 100000, 500000, 1000000, 5000000, 10000000, 50000000, 100000000]::bigint[]) + 1)
              - (1 << width_bucket(v.price_from, array[10000, 50000, 100000, 500000, 1000000, 5000000, 10000000, 50000000, 100000000]::bigint[])) end
            + case when v.minimum_quantum <= 0 then 0 when v.minimum_quantum <= 1 then 15 when v.minimum_quantum <= 10 then 14
                when v.minimum_quantum <= 100 then 12 when v.minimum_quantum <= 1000 then 8 else 16 end * (1 << 10)
            + case when v.lead_days <= 0 then 0 when v.lead_days <= 7 then 63 when v.lead_days <= 14 then 62
                when v.lead_days <= 30 then 60 when v.lead_days <= 45 then 56 when v.lead_days <= 60 then 48
                when v.lead_days <= 90 then 32 else 64 end * (1 << 15)
            + v.is_sample_available::int * (1 << 22)
            + case when v.warranty >= 36 then 15 when v.warranty >= 24 then 7 when v.warranty >= 12 then 3
                when v.warranty >= 6 then 1 else 0 end * (1 << 23)
            + coalesce(array_position(array['EXW', 'FCA', 'FAS', 'FOB', 'CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP'],
                v.inco_terms), 0) * (1 << 27) as terms,
          coalesce((select bit_or(certificate_bits(f.name)) from certificate f
              where f.sku_id = v.sku_id and f.version = v.version and coalesce(f.valid_until >= current_date, true)), 0)
            + case when v.country_id ~ '^[A-Z]{3}$' then (ascii(v.country_id) - 64) * (1 << 26)
                + (ascii(substr(v.country_id, 2)) - 64) * (1 << 21) + (ascii(substr(v.country_id, 3)) - 64) * (1 << 16)
              else 0 end as origin offset 0) t
      $$;

    -- The numbers that a list counts its cards by, as card_facets returns them.
    alter table search_doc add column terms int not null default 0, add column origin int not null default 0;
    update read_model_state set rebuilt_at = null;
  `,
  down: `
    alter table search_doc drop column terms, drop column origin;
    drop function card_facets(sku_version);
    drop function facet_words(int, int);
    drop function certificate_bits(text);
  `,
};
