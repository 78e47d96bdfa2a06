import type { Choices, Facet, FacetView } from '@setu/contract';

/** A value as the panel shows it. */
export interface PanelValue {
  value: string;
  /** Null: worded here. */
  label: string | null;
  lang: string | undefined;
  count: number;
  isChosen: boolean;
}

/** A facet as the panel shows it, its values in the order of the answer. */
export interface PanelFacet {
  key: Facet;
  values: PanelValue[];
  more: number;
  isAtLeast: boolean;
}

/** The order of the panel; bands of prices stand with the price filter. */
const panelOrder = [
  'sub_category',
  'price_band',
  'supplier',
  'country',
  'minimum_quantity',
  'lead_days',
  'inco_terms',
  'certificate',
  'warranty',
  'sample',
] as const satisfies readonly Facet[];

/** Both ends of a band, as it travels: `0~30`, `12~`; undefined where it is none. */
export function readBand(value: string): { from: number | null; to: number | null } | undefined {
  const [, from, to] = /^(\d{1,12})~(\d{0,12})$/.exec(value) ?? [];
  if (from === undefined) return undefined;
  return { from: from === '0' ? null : Number(from), to: to ? Number(to) : null };
}

/** Choices with one value more, or without it. */
export function withChoice(
  choices: Choices,
  { key, value }: { key: Facet; value: string },
  isChosen: boolean,
): Choices {
  const { [key]: chosen = [], ...others } = choices;
  const next = isChosen ? [...new Set([...chosen, value])].sort() : chosen.filter((one) => one !== value);
  return next.length === 0 ? others : { ...others, [key]: next };
}

/** What is chosen, value by value, in the order of the panel. */
export const chosenValues = (choices: Choices): { key: Facet; value: string }[] =>
  panelOrder.flatMap((key) => (choices[key] ?? []).map((value) => ({ key, value })));

/** Takes an answer's facets and what the address says is chosen, which may be newer. */
export function panelFacets(facets: readonly FacetView[], choices: Choices): PanelFacet[] {
  return panelOrder.flatMap((key) => {
    const told = facets.find((facet) => facet.key === key);
    const chosen = choices[key] ?? [];
    const known = told?.values ?? [];
    const unknown = chosen.filter((value) => !known.some((one) => one.value === value));
    const values = [
      ...known.map(({ value, label, langs, count }) => ({
        ...{ value, label, count, lang: langs.label },
        isChosen: chosen.includes(value),
      })),
      ...unknown.map((value) => ({ value, label: null, lang: undefined, count: 0, isChosen: true })),
    ];
    return values.length === 0 ? [] : [{ key, values, more: told?.more ?? 0, isAtLeast: told?.at_least ?? false }];
  });
}
