import type { Choices, Facet, FacetView } from '@setu/contract';

/** A value in the panel. */
export interface PanelValue {
  value: string;
  /** Null if the label comes from this app's own texts. */
  label: string | null;
  lang: string | undefined;
  count: number;
  isChosen: boolean;
}

/** A facet in the panel, with its values in the order of the answer. */
export interface PanelFacet {
  key: Facet;
  values: PanelValue[];
  more: number;
  isAtLeast: boolean;
}

/** The order of the panel. It does not show price bands, which are in rupees: see `PriceStepList`. */
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

/** Parses a range in its transport form (`0~30`, `12~`). Returns undefined if the text is not a range. */
export function readBand(value: string): { from: number | null; to: number | null } | undefined {
  const [, from, to] = /^(\d{1,12})~(\d{0,12})$/.exec(value) ?? [];
  if (from === undefined) return undefined;
  return { from: from === '0' ? null : Number(from), to: to ? Number(to) : null };
}

/** Returns the choices with a value added or removed. */
export function withChoice(
  choices: Choices,
  { key, value }: { key: Facet; value: string },
  isChosen: boolean,
): Choices {
  const { [key]: chosen = [], ...others } = choices;
  const next = isChosen ? [...new Set([...chosen, value])].sort() : chosen.filter((one) => one !== value);
  return next.length === 0 ? others : { ...others, [key]: next };
}

/** Returns the chosen values one by one, in the order of the panel. */
export const chosenValues = (choices: Choices): { key: Facet; value: string }[] =>
  panelOrder.flatMap((key) => (choices[key] ?? []).map((value) => ({ key, value })));

/** The facets that tell something with a single value: only the cards that have it. */
const withOneValue: readonly Facet[] = ['sample', 'certificate'];

/** The facets of which a card can have several values, so that one value may select all cards. */
const overlapping: readonly Facet[] = ['minimum_quantity', 'lead_days', 'warranty', 'sample', 'certificate'];

/** Returns whether a facet narrows the list: it has a choice, or several values with results. */
const narrows = (key: Facet, values: readonly PanelValue[]): boolean =>
  values.some(({ isChosen }) => isChosen) ||
  values.filter(({ count }) => count > 0).length > (withOneValue.includes(key) ? 0 : 1);

/** Returns the unit and kind of a range "up to", such as `3:` of `3:0~10`, or undefined for any other value. */
const upToKind = (value: string): string | undefined =>
  /^(\d+:)?0~\d+$/.exec(value) ? value.split('0~')[0] : undefined;

/** Returns whether a range "up to" has the same cards as the narrower range before it, and so offers nothing new. */
function repeats({ value, count }: PanelValue, narrower: PanelValue | undefined): boolean {
  const kind = upToKind(value);
  return kind !== undefined && narrower !== undefined && upToKind(narrower.value) === kind && narrower.count === count;
}

/** Returns the part of a minimum quantity's value that names its unit, such as `3:`. */
const unitPart = (value: string): string => /^\d+:/.exec(value)?.[0] ?? '';

/** Returns the values of the unit that most cards have, because amounts of several units make no ladder. */
function oneLadder(key: Facet, values: readonly PanelValue[]): PanelValue[] {
  if (key !== 'minimum_quantity') return [...values];
  const cardsOf = new Map<string, number>();
  for (const { value, count } of values) {
    const unit = unitPart(value);
    cardsOf.set(unit, Math.max(cardsOf.get(unit) ?? 0, count));
  }
  const [main] = [...cardsOf].sort(([, a], [, b]) => b - a)[0] ?? [''];
  return values.filter(({ value, isChosen }) => isChosen || unitPart(value) === main);
}

/**
 * Combines an answer's facets with the choices in the address, which may be newer. Leaves out values without results
 * and facets that would not narrow the list. `total` is the number of cards in the list: a value that all of them have
 * selects nothing.
 */
export function panelFacets(facets: readonly FacetView[], choices: Choices, total?: number): PanelFacet[] {
  return panelOrder.flatMap((key) => {
    const knownFacet = facets.find((facet) => facet.key === key);
    const chosen = choices[key] ?? [];
    const known = knownFacet?.values ?? [];
    const unknown = chosen.filter((value) => !known.some((one) => one.value === value));
    const values = [
      ...known.map(({ value, label, langs, count }) => ({
        ...{ value, label, count, lang: langs.label },
        isChosen: chosen.includes(value),
      })),
      ...unknown.map((value) => ({ value, label: null, lang: undefined, count: 0, isChosen: true })),
    ];
    const isFree = overlapping.includes(key) && chosen.length === 0 && !knownFacet?.at_least;
    const different = values
      .filter(({ count, isChosen }) => count > 0 || isChosen)
      .filter((one, at, all) => one.isChosen || !repeats(one, all[at - 1]));
    const offered = oneLadder(key, different).filter(({ count }) => !(isFree && count === total));
    return narrows(key, offered) || (isFree && total !== undefined && offered.length > 0)
      ? [{ key, values: offered, more: knownFacet?.more ?? 0, isAtLeast: knownFacet?.at_least ?? false }]
      : [];
  });
}
