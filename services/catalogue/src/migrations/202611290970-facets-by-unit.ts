import type { Migration } from '@setu/kit/db';

/**
 * The minimum quantity is a facet of each unit, because 10 kg and 10 pieces do not compare. The numbers that lists count
 * by get the card's unit. Existing documents get it in the next rebuild, which begins when the service starts. The
 * functions have new names, so that the previous release, which decodes other numbers, can still rebuild its own.
 */
export const facetsByUnit: Migration = {
  name: '202611290970-facets-by-unit',
  up: `
    alter table unit add column num int not null generated always as identity constraint unit_num_key unique;

    -- The word of a minimum quantity: the number of the unit, then the band. A card of an unknown unit has none.
    create function minimum_word(terms int, band text) returns text language sql immutable parallel safe
      return case when (terms >> 20) & 63 <> 0 then '=fq' || ((terms >> 20) & 63) || ':' || band end;

    create function facet_words_by_unit(terms int, origin int) returns tsvector language sql immutable parallel safe
      return array_to_tsvector(array_remove(array[
        case when terms & 1 <> 0 then '=fp0~100' end, case when terms & 2 <> 0 then '=fp100~500' end,
        case when terms & 4 <> 0 then '=fp500~1000' end, case when terms & 8 <> 0 then '=fp1000~5000' end,
        case when terms & 16 <> 0 then '=fp5000~10000' end, case when terms & 32 <> 0 then '=fp10000~50000' end,
        case when terms & 64 <> 0 then '=fp50000~100000' end, case when terms & 128 <> 0 then '=fp100000~500000' end,
        case when terms & 256 <> 0 then '=fp500000~1000000' end, case when terms & 512 <> 0 then '=fp1000000~' end,
        case when (terms >> 10) & 7 = 1 then minimum_word(terms, '0~1') end,
        case when (terms >> 10) & 7 between 1 and 2 then minimum_word(terms, '0~10') end,
        case when (terms >> 10) & 7 between 1 and 3 then minimum_word(terms, '0~100') end,
        case when (terms >> 10) & 7 between 1 and 4 then minimum_word(terms, '0~1000') end,
        case when (terms >> 10) & 7 = 5 then minimum_word(terms, '1000~') end,
        case when (terms >> 13) & 7 = 1 then '=fl0~7' end, case when (terms >> 13) & 7 between 1 and 2 then '=fl0~14' end,
        case when (terms >> 13) & 7 between 1 and 3 then '=fl0~30' end,
        case when (terms >> 13) & 7 between 1 and 4 then '=fl0~45' end,
        case when (terms >> 13) & 7 between 1 and 5 then '=fl0~60' end,
        case when (terms >> 13) & 7 between 1 and 6 then '=fl0~90' end, case when (terms >> 13) & 7 = 7 then '=fl90~' end,
        case when terms & (1 << 16) <> 0 then '=fayes' end,
        case when (terms >> 17) & 7 >= 1 then '=fw6~' end, case when (terms >> 17) & 7 >= 2 then '=fw12~' end,
        case when (terms >> 17) & 7 >= 3 then '=fw24~' end, case when (terms >> 17) & 7 >= 4 then '=fw36~' end,
        '=fi' || (array['EXW', 'FCA', 'FAS', 'FOB', 'CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP'])[terms >> 26],
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
    create function card_facets_by_unit(v sku_version) returns table (terms int, origin int, words tsvector)
      language sql stable parallel safe rows 1 as $$
        select t.terms, t.origin, facet_words_by_unit(t.terms, t.origin) from (select
          case when v.price_from is null then 0 else
              (1 << width_bucket(v.price_to, array[10000, 50000, 100000, 500000, 1000000, 5000000, 10000000, 50000000, 100000000]::bigint[]) + 1)
              - (1 << width_bucket(v.price_from, array[10000, 50000, 100000, 500000, 1000000, 5000000, 10000000, 50000000, 100000000]::bigint[])) end
            + case when v.minimum_quantum <= 0 then 0 when v.minimum_quantum <= 1 then 1 when v.minimum_quantum <= 10 then 2
                when v.minimum_quantum <= 100 then 3 when v.minimum_quantum <= 1000 then 4 else 5 end * (1 << 10)
            + case when v.lead_days <= 0 then 0 when v.lead_days <= 7 then 1 when v.lead_days <= 14 then 2
                when v.lead_days <= 30 then 3 when v.lead_days <= 45 then 4 when v.lead_days <= 60 then 5
                when v.lead_days <= 90 then 6 else 7 end * (1 << 13)
            + v.is_sample_available::int * (1 << 16)
            + case when v.warranty >= 36 then 4 when v.warranty >= 24 then 3 when v.warranty >= 12 then 2
                when v.warranty >= 6 then 1 else 0 end * (1 << 17)
            + coalesce((select u.num from unit u where u.id = v.unit_id and u.num < 64), 0) * (1 << 20)
            + coalesce(array_position(array['EXW', 'FCA', 'FAS', 'FOB', 'CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP'],
                v.inco_terms), 0) * (1 << 26) as terms,
          coalesce((select bit_or(certificate_bits(f.name)) from certificate f
              where f.sku_id = v.sku_id and f.version = v.version and coalesce(f.valid_until >= current_date, true)), 0)
            + case when v.country_id ~ '^[A-Z]{3}$' then (ascii(v.country_id) - 64) * (1 << 26)
                + (ascii(substr(v.country_id, 2)) - 64) * (1 << 21) + (ascii(substr(v.country_id, 3)) - 64) * (1 << 16)
              else 0 end as origin offset 0) t
      $$;
    update read_model_state set rebuilt_at = null;
  `,
  down: `
    drop function card_facets_by_unit(sku_version);
    drop function facet_words_by_unit(int, int);
    drop function minimum_word(int, text);
    alter table unit drop column num;
    update read_model_state set rebuilt_at = null;
  `,
};
