import { type CardColumnName, pathSeparator, plainFields } from '@setu/contract';
import type { Category } from '@setu/proto/catalogue/categories';
import type { Color, Country, Unit } from '@setu/proto/catalogue/reference';
import type { Industry, LocalText } from '@setu/proto/common';
import { optionLabels } from '../language/card-field-texts.js';
import { importTexts } from '../language/import-texts.js';
import type { Language } from '../language/locale.js';
import { textsIn } from './text.js';

/** The data from which the template's choices are built. */
export interface TemplateReferences {
  categories: readonly Category[];
  units: readonly Unit[];
  colors: readonly Color[];
  countries: readonly Country[];
  industries: readonly Industry[];
}

/** Incoterms 2020, by increasing obligations of the seller. */
const incoterms = ['EXW', 'FCA', 'FAS', 'FOB', 'CPT', 'CIP', 'CFR', 'CIF', 'DAP', 'DPU', 'DDP'];

interface Named {
  name?: LocalText | undefined;
}

const nameIn =
  (language: Language) =>
  ({ name }: Named): string =>
    textsIn(language, { name }).name;

/** Returns the paths of the sub-categories, below their root trees. */
const pathsOf = (categories: readonly Category[], language: Language): string[] => {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const name = nameIn(language);
  return categories
    .filter(({ level }) => level === 2)
    .map((category) => {
      const parent = byId.get(category.parentId);
      return [...(parent ? [name(parent)] : []), name(category)].join(pathSeparator);
    });
};

/** Returns the choices of the plain fields. */
const plainChoices = (language: Language): [CardColumnName, readonly string[]][] => {
  const { yes, no } = importTexts[language].flags;
  return plainFields.flatMap((field): [CardColumnName, readonly string[]][] => {
    if (field.kind === 'flag') return [[field.name, [yes, no]]];
    return field.kind === 'choice' ? [[field.name, Object.values(optionLabels(field.name, language))]] : [];
  });
};

/** Returns the choices of the template's columns in the reader's language. */
export const templateLists = (
  { categories, units, colors, countries, industries }: TemplateReferences,
  language: Language,
): ReadonlyMap<CardColumnName, readonly string[]> => {
  const { modes } = importTexts[language];
  const name = nameIn(language);
  return new Map<CardColumnName, readonly string[]>([
    ['category', pathsOf(categories, language)],
    ['price_mode', [modes.exact, modes.range, modes.request]],
    ['unit', units.map(name)],
    ['inco_terms', incoterms],
    ['country', countries.map(name)],
    ['color', colors.map(name)],
    ['industries', industries.map(name)],
    ...plainChoices(language),
  ]);
};
