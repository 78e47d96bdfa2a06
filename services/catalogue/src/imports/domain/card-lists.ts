import { pathSeparator } from '@setu/proto/card-columns';
import type { NameOfKind } from '@setu/proto/card-fields';
import { optionLabels } from '@setu/proto/card-options';
import type { KnownReferences, References } from '../../card-forms/domain/references.js';
import type { Category } from '../../categories/domain/category.js';
import type { LocalText } from '../../domain/local-text.js';
import { countriesInOrder } from '../../reference/domain/countries.js';
import { COUNTRY_CODES } from '../../reference/domain/country-codes.js';
import { flagLabels, priceModeLabels } from './choice-labels.js';
import { type Choices, choicesOf } from './choices.js';

interface Named {
  id: string;
  name: LocalText;
}

/** The stored lists that cells refer to. */
export interface ListSources {
  categories: readonly Pick<Category, 'id' | 'parentId' | 'name' | 'level' | 'type'>[];
  units: readonly (Named & { description: LocalText })[];
  colors: readonly Named[];
  industries: readonly Named[];
}

/** A plain field that is a choice. */
type ChoiceName = NameOfKind<'choice'>;
type OwnListName = 'category' | 'unit' | 'color' | 'country' | 'industries' | 'price_mode' | 'inco_terms';
type ListName = OwnListName | ChoiceName;
type Locale = 'en' | 'ru';

/** The lists behind a file's columns. They map cells to ids and ids to cells, and check which ids of a form exist. */
export interface CardLists {
  choices: Readonly<Record<ListName, Choices>>;
  flags: Choices;
  /** Groups of the category trees. Cards cannot be placed in a group. */
  groups: Choices;
  title(list: ListName, id: string, locale: Locale): string;
  known(references: References): KnownReferences;
}

const incoTerms = ['EXW', 'FCA', 'FAS', 'FOB', 'CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP'];

const both = ({ en, ru }: LocalText): string[] => [en, ru].filter((name) => name !== '');

const named = (entries: readonly Named[]) => entries.map(({ id, name }) => ({ id, names: both(name) }));

const labelled = (labels: Readonly<Record<string, LocalText>>): Named[] =>
  Object.entries(labels).map(([id, name]) => ({ id, name }));

const withIds = (entries: readonly Named[]): Choices =>
  choicesOf(entries.map(({ id, name }) => ({ id, names: [...both(name), id] })));

const labelsOf: Readonly<Record<ChoiceName, Readonly<Record<string, LocalText>>>> = optionLabels;

/** Builds a record with a value for each choice of a plain field. */
const byChoice = <Value>(make: (options: readonly Named[]) => Value): Record<ChoiceName, Value> =>
  // The names are exactly those of the type.
  Object.fromEntries(Object.entries(labelsOf).map(([name, labels]) => [name, make(labelled(labels))])) as Record<
    ChoiceName,
    Value
  >;

/** Builds the lists. The sources may be as large as the full category trees. */
export function cardLists({ categories, units, colors, industries }: ListSources): CardLists {
  const tree = new Map(categories.map((one) => [one.id, one]));
  const pathOf = (id: string, locale: Locale): string[] => {
    const one = tree.get(id);
    if (one === undefined) return [];
    const above = one.parentId === undefined ? [] : pathOf(one.parentId, locale);
    return [...above, one.name[locale] || one.name.en];
  };
  const subs = categories.filter(({ level }) => level === 2);
  const endings = (id: string, locale: Locale): string[] => {
    const path = pathOf(id, locale);
    // The path without the root comes first, because that is how files spell it.
    return [1, 2, 0].map((from) => path.slice(from).join(pathSeparator));
  };
  const countries = countriesInOrder('en');
  const alpha2 = new Map(COUNTRY_CODES);
  const modes = labelled(priceModeLabels);
  const terms = incoTerms.map((id) => ({ id, name: { en: id, ru: id } }));
  const lists: Record<ListName, readonly Named[]> = {
    category: subs.map(({ id }) => ({
      id,
      name: { en: endings(id, 'en')[0] ?? '', ru: endings(id, 'ru')[0] ?? '' },
    })),
    unit: units,
    color: colors,
    country: countries,
    industries,
    price_mode: modes,
    inco_terms: terms,
    ...byChoice((options) => options),
  };
  const titles = new Map(
    Object.entries(lists).map(([list, entries]) => [list, new Map(entries.map(({ id, name }) => [id, name]))]),
  );
  const choices: CardLists['choices'] = {
    category: choicesOf(subs.map(({ id }) => ({ id, names: [...endings(id, 'en'), ...endings(id, 'ru')] }))),
    unit: choicesOf(units.map(({ id, name, description }) => ({ id, names: [...both(name), ...both(description)] }))),
    color: choicesOf(named(colors)),
    country: choicesOf(countries.map(({ id, name }) => ({ id, names: [...both(name), id, alpha2.get(id) ?? ''] }))),
    industries: choicesOf(named(industries)),
    price_mode: withIds(modes),
    inco_terms: choicesOf(named(terms)),
    ...byChoice(withIds),
  };
  const has = (list: ListName, id: string): boolean => titles.get(list)?.has(id) ?? false;
  const otherIndustries = new Set(
    industries.filter(({ name }) => name.en.toLowerCase() === 'other').map(({ id }) => id),
  );
  return {
    choices,
    flags: choicesOf([
      { id: 'true', names: [...both(flagLabels.true), 'true', '1', 'истина'] },
      { id: 'false', names: [...both(flagLabels.false), 'false', '0', 'ложь'] },
    ]),
    groups: choicesOf(
      categories
        .filter(({ level }) => level < 2)
        .map(({ id }) => ({ id, names: [...endings(id, 'en'), ...endings(id, 'ru')] })),
    ),
    title: (list, id, locale) => {
      const name = titles.get(list)?.get(id);
      return name === undefined ? id : name[locale] || name.en;
    },
    known: ({ categoryId, unitId, colorId, industryIds }) => ({
      type: has('category', categoryId) ? tree.get(categoryId)?.type : undefined,
      hasUnit: has('unit', unitId),
      hasColor: colorId !== undefined && has('color', colorId),
      industries: new Set(industryIds.filter((id) => has('industries', id))).size,
      isOther: industryIds.some((id) => otherIndustries.has(id)),
    }),
  };
}
