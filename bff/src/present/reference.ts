import type { ColorView, CountryView, NamedView, UnitView } from '@setu/contract';
import type { Color, Country, Unit } from '@setu/proto/catalogue/reference';
import type { LocalText } from '@setu/proto/common';
import type { Language } from '../language/locale.js';
import { textsIn } from './text.js';

interface Named {
  id: string;
  name?: LocalText | undefined;
}

/** Presents a named reference value: a category or an industry. */
export const namedView = ({ id, name }: Named, language: Language): NamedView => ({
  id,
  ...textsIn(language, { name }),
});

/** Presents a named reference value like `namedView`, or returns null if it is absent. */
export const namedOrNull = (named: Named | undefined, language: Language): NamedView | null =>
  named && named.id !== '' ? namedView(named, language) : null;

export const unitView = ({ id, name, description }: Unit, language: Language): UnitView => ({
  id,
  ...textsIn(language, { name, description }),
});

export const colorView = (color: Color, language: Language): ColorView => ({
  ...namedView(color, language),
  hex: color.hex,
});

export const countryView = (country: Country, language: Language): CountryView => namedView(country, language);
