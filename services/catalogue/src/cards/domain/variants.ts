import type { LocalText } from '../../domain/local-text.js';

/** The facts of a card that can tell it apart from the supplier's other cards of the same category. */
export interface FamilyMember {
  name: LocalText;
  /** Further facts in order of preference, the same ones for each card. An unknown fact is empty. */
  facts: readonly LocalText[];
}

/** A variant is at most this many parts and letters, so that it fits on one line of a card. */
const [maxParts, maxLetters] = [3, 34];
const separator = ' · ';

/** Returns whether a word of a name is a value, such as `6205`, `Ø10`, `DN` or `IE3`, and not part of the thing's name. */
const isValue = (word: string): boolean => /\d/.test(word) || (/\p{Lu}{2}/u.test(word) && !/\p{Ll}/u.test(word));

/** Splits a name into the words that name the thing and the values after them: `Brake disc` and `Ø256 mm`, `solid`. */
function partsOf(name: string): { thing: string; values: string[] } {
  // A comma inside a number is a decimal comma or separates thousands.
  const [head = '', ...rest] = name.split(/,(?!\d)\s*/).map((part) => part.trim());
  const words = head.split(/\s+/);
  const at = words.findIndex((word, place) => place > 0 && isValue(word));
  const value = at < 0 ? '' : words.slice(at).join(' ');
  return {
    thing: (at < 0 ? head : words.slice(0, at).join(' ')).toLowerCase(),
    values: [value, ...rest].filter((part) => part !== ''),
  };
}

const keyOf = (text: string): string => text.toLowerCase();

/** Joins the parts that fit on a line. Parts with numbers come first, but the parts keep their order. */
function fitting(parts: readonly string[]): string {
  const byWeight = [...parts].sort((a, b) => Number(/\d/.test(b)) - Number(/\d/.test(a)));
  const chosen: string[] = [];
  for (const part of byWeight) {
    const isFitting = [...chosen, part].join(separator).length <= maxLetters;
    if (chosen.length < maxParts && (isFitting || chosen.length === 0)) chosen.push(part);
  }
  return parts.filter((part) => chosen.includes(part)).join(separator);
}

/** Groups items by a key. */
function grouped<Item>(items: readonly Item[], keyOfItem: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOfItem(item), [...(groups.get(keyOfItem(item)) ?? []), item]);
  return [...groups.values()];
}

interface Member {
  thing: string;
  values: string[];
  name: string;
  facts: readonly string[];
  at: number;
}

/** Returns the first fact that differs among cards with the same name, for each card. */
function tellingFact(same: readonly Member[]): (member: Member) => string {
  const place = same[0]?.facts.findIndex((_, fact) => new Set(same.map(({ facts }) => facts[fact])).size > 1) ?? -1;
  return ({ facts }) => (place < 0 ? '' : (facts[place] ?? ''));
}

function variantsIn(language: keyof LocalText, cards: readonly FamilyMember[]): string[] {
  const members = cards.flatMap(({ name, facts }, at): Member[] =>
    name[language] === ''
      ? []
      : [{ ...partsOf(name[language]), name: keyOf(name[language]), facts: facts.map((fact) => fact[language]), at }],
  );
  const variants = cards.map(() => '');
  for (const family of grouped(members, ({ thing }) => thing)) {
    if (family.length < 2) continue;
    const counts = new Map<string, number>();
    for (const { values } of family)
      for (const value of new Set(values.map(keyOf))) counts.set(value, (counts.get(value) ?? 0) + 1);
    for (const same of grouped(family, ({ name }) => name)) {
      const factOf = same.length > 1 ? tellingFact(same) : () => '';
      for (const member of same) {
        const telling = member.values.filter((value) => (counts.get(keyOf(value)) ?? 0) < family.length);
        const fact = factOf(member);
        // A fact tells cards with the same name apart, so it is never left out.
        variants[member.at] = fact === '' ? fitting(telling) : [...telling.slice(0, 1), fact].join(separator);
      }
    }
  }
  return variants;
}

/**
 * Returns for each card what differs within its family: kW, Ø, DN, grade. The cards are those of one supplier and
 * category. Suppliers declare no families, so cards are one family if their names begin with the same words. What
 * differs is in the names, or in the facts if cards have the same name. A card without similar cards gets empty texts.
 */
export function variantsOf(cards: readonly FamilyMember[]): LocalText[] {
  const [en, ru] = [variantsIn('en', cards), variantsIn('ru', cards)];
  return cards.map((_, at) => ({ en: en[at] ?? '', ru: ru[at] ?? '' }));
}
