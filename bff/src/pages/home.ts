import type { HomeBlockView, HomeView, StatFloorView } from '@setu/contract';
import type { GetHomeResponse, HomeBlock, StatFloor } from '@setu/proto/catalogue/content';
import type { Ask } from '../http/ask.js';
import type { Language } from '../http/locale.js';
import { cardView } from '../present/card.js';
import { pictureView } from '../present/file.js';
import { localizedText } from '../present/text.js';

const blockView = (block: HomeBlock, language: Language): HomeBlockView => ({
  id: block.id,
  title: localizedText(block.title, language),
  text: localizedText(block.text, language),
  action: localizedText(block.action, language),
  link: block.link,
  pictures: block.pictureIds.map(pictureView),
  tone: block.tone,
});

const floorView = (floor: StatFloor | undefined): StatFloorView | null =>
  floor === undefined ? null : { step: floor.step, shown_from: floor.shownFrom, least: floor.least ?? null };

const present = (home: GetHomeResponse, language: Language): HomeView => ({
  hero: home.hero.map((block) => blockView(block, language)),
  promoted_skus: home.promoted.map((card) => cardView(card, language)),
  promo: home.promo.map((block) => blockView(block, language)),
  new_skus: home.newest.map((card) => cardView(card, language)),
  stats: { categories: home.categoryCount, skus: home.skuCount },
  floors: { categories: floorView(home.categoryFloor), skus: floorView(home.skuFloor) },
  banner: home.banner ? blockView(home.banner, language) : null,
});

/** The home page of the caller's platform. */
export const homePage = async (ask: Ask): Promise<HomeView> =>
  present(await ask.deps.services.catalogue.getHome({ platform: ask.caller.platform }, ask.reads()), ask.locale);
