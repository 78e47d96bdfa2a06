import type { Place, PlaceKind } from '@setu/landed-price';
import { wordsOf } from '../../search/domain/fold.js';

/** A place with the names under which cards mention it. */
export interface NamedPlace extends Place {
  aliases: readonly string[];
}

/** The words of a place's names. They are cached, because a pass over all cards looks for every place in each. */
const namesOfPlaces = new WeakMap<NamedPlace, string[][]>();

function namesOf(place: NamedPlace): string[][] {
  const known = namesOfPlaces.get(place);
  if (known !== undefined) return known;
  const names = [place.code, place.name.en, place.name.ru, ...place.aliases].map(wordsOf);
  namesOfPlaces.set(place, names);
  return names;
}

/** Returns whether the words of a name stand together in a text's words. */
const contains = (text: readonly string[], name: readonly string[]): boolean =>
  name.length > 0 && text.some((_, start) => name.every((word, index) => text[start + index] === word));

/**
 * Returns the places that a text mentions by code, name or alias, the longest mention first. A port comes before a city
 * of the same name.
 */
export function mentionedPlaces(text: string, places: readonly NamedPlace[]): NamedPlace[] {
  const words = wordsOf(text);
  if (words.length === 0) return [];
  const order: readonly PlaceKind[] = ['port', 'airport', 'city'];
  return places
    .map((place) => {
      const lengths = namesOf(place)
        .filter((name) => contains(words, name))
        .map(lengthOf);
      return { place, length: Math.max(0, ...lengths) };
    })
    .filter(({ length }) => length > 0)
    .toSorted((a, b) => b.length - a.length || order.indexOf(a.place.kind) - order.indexOf(b.place.kind))
    .map(({ place }) => place);
}

const lengthOf = (words: readonly string[]): number => words.join(' ').length;
