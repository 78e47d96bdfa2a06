import { type BuiltCard, buildCard } from './cards/build-card.js';
import { sizeMarks } from './cards/size-marks.js';
import { unlikeNeighbours } from './cards/unlike-neighbours.js';
import { families } from './families/families.js';
import { type AxisValue, axisValues, type Family } from './families/family.js';
import type { LocalText } from './local-text.js';
import { markedName } from './pictures/marked-name.js';
import { pictureId } from './pictures/picture-id.js';
import { seededRandom, seedOf } from './seeded-random.js';
import type { DemoCard } from './shapes/demo-catalogue.js';

/** Every fourth family has one draft card. */
const DRAFT_FAMILY = 4;

function combinations(family: Family): Array<ReadonlyMap<string, AxisValue>> {
  let all: Array<ReadonlyMap<string, AxisValue>> = [new Map()];
  for (const [axis, written] of Object.entries(family.axes)) {
    const values = axisValues(written);
    all = all.flatMap((combination) => values.map((value) => new Map([...combination, [axis, value]])));
  }
  return all;
}

const english = (text: LocalText): LocalText => ({ en: text.en, ru: '' });

const untranslated = (card: MarkedCard): MarkedCard => ({
  ...card,
  name: english(card.name),
  composition: english(card.composition),
  features: english(card.features),
  technicalSpecification: english(card.technicalSpecification),
  description: english(card.description),
});

/** A built card with the size to draw on its main picture. */
type MarkedCard = BuiltCard & { mark: string };

function familyCards(family: Family, familyAt: number): MarkedCard[] {
  const bare = combinations(family).map((combination, i) => buildCard(family, combination, i));
  const isGoods = family.profile !== 'service';
  const marks = sizeMarks(bare.map(({ name }) => name.en));
  const cards = bare.map((card, i) => ({ ...card, mark: isGoods ? (marks[i] ?? '') : '' }));
  const last = cards.at(-1);
  if (last === undefined || familyAt % DRAFT_FAMILY !== 1) return cards;
  const draft: MarkedCard = {
    ...last,
    state: 'draft',
    certificateIds: [],
    publishedDaysAgo: Number((last.publishedDaysAgo % 40).toFixed(4)),
  };
  return [...cards.slice(0, -1), familyAt % (DRAFT_FAMILY * 2) === 1 ? untranslated(draft) : draft];
}

const drawn = new Set<string>();

function build(): DemoCard[] {
  const built = families.flatMap(familyCards);
  const score = new Map(built.map((card) => [card.id, seededRandom(seedOf(`popular:${card.vendorCode}`))()]));
  const order = [...built].sort((a, b) => (score.get(b.id) ?? 0) - (score.get(a.id) ?? 0));
  const ranks = new Map(order.map((card, i) => [card.id, i + 1]));
  const ranked = built.map((card) => ({ ...card, popularityRank: ranks.get(card.id) ?? built.length }));
  const mains = unlikeNeighbours(ranked.filter(({ state }) => state === 'published'));
  return ranked.map(({ drawings, mark, ...card }) => {
    const [own = '', ...others] = drawings;
    const main = mains.get(card.id) ?? own;
    // If a drawing with another background was chosen, it replaces the card's own drawing. If a close-up was chosen, it
    // goes in front of the card's own drawing.
    const gallery = new Set(others.includes(main) ? [main, own, ...others] : [main, ...others]);
    const [first = '', ...rest] = gallery;
    const shown = [markedName(first, mark), ...rest];
    for (const name of shown) drawn.add(name);
    return { ...card, pictureIds: shown.map(pictureId) };
  });
}

/** Returns the names of the drawings that the cards show. */
export function drawnNames(): ReadonlySet<string> {
  demoCards();
  return drawn;
}

let cached: DemoCard[] | undefined;

/** Returns every card, published and draft. The cards are the same on every machine. */
export function demoCards(): DemoCard[] {
  cached ??= build();
  return cached;
}

let byCode: Map<string, DemoCard> | undefined;

/** Returns the card with a vendor code. Throws for an unknown one. */
export function cardByCode(vendorCode: string): DemoCard {
  byCode ??= new Map(demoCards().map((card) => [card.vendorCode, card]));
  const card = byCode.get(vendorCode);
  if (card === undefined) throw new Error(`no demo card ${vendorCode}`);
  return card;
}

let byId: Map<string, DemoCard> | undefined;

/** Returns the card with an id. Throws for an unknown one. */
export function cardById(id: string): DemoCard {
  byId ??= new Map(demoCards().map((card) => [card.id, card]));
  const card = byId.get(id);
  if (card === undefined) throw new Error(`no demo card ${id}`);
  return card;
}
