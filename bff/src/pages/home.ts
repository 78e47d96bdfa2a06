import type { HomeBlockView, HomeView, StatFloorView } from '@setu/contract';
import type { GetHomeResponse, HomeBlock, StatFloor } from '@setu/proto/catalogue/content';
import type { CallContext } from '../http/call-context.js';
import type { Language } from '../language/locale.js';
import { type CardReader, cardView } from '../present/card.js';
import { picturesView } from '../present/file.js';
import { textsIn } from '../present/text.js';
import { managersOf } from './card-managers.js';

const blockView = (block: HomeBlock, language: Language): HomeBlockView => ({
  id: block.id,
  ...textsIn(language, { title: block.title, text: block.text, action: block.action }),
  link: block.link,
  pictures: picturesView(block),
  tone: block.tone,
});

const floorView = (floor: StatFloor | undefined): StatFloorView | null =>
  floor === undefined ? null : { step: floor.step, shown_from: floor.shownFrom, least: floor.least ?? null };

const present = (home: GetHomeResponse, reader: CardReader): HomeView => ({
  hero: home.hero.map((block) => blockView(block, reader.language)),
  promoted_skus: home.promoted.map((card) => cardView(card, reader)),
  promo: home.promo.map((block) => blockView(block, reader.language)),
  new_skus: home.newest.map((card) => cardView(card, reader)),
  stats: { categories: home.categoryCount, skus: home.skuCount },
  floors: { categories: floorView(home.categoryFloor), skus: floorView(home.skuFloor) },
  banner: home.banner ? blockView(home.banner, reader.language) : null,
});

/** Returns the home page of the caller's platform. */
export const homePage = async (call: CallContext): Promise<HomeView> => {
  const home = await call.deps.services.catalogue.getHome({ platform: call.caller.platform }, call.reads());
  const managers = await managersOf(call, [...home.promoted, ...home.newest]);
  return present(home, { language: call.locale, managers });
};
