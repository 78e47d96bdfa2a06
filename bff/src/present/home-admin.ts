import { type HomeAdminView, type HomePlatform, homePlatforms, type KeptBlocksView } from '@setu/contract';
import type { GetHomeCareResponse, KeptBlock, ShownDays } from '@setu/proto/catalogue/home_care';
import { CardState } from '@setu/proto/catalogue/words';
import { homeBlockKindWord } from '@setu/proto/wire-words';
import type { Language } from '../language/locale.js';
import { picturesView, pictureView } from './file.js';
import { textsIn } from './text.js';

const nothing = { en: '', ru: '' };
const daysView = (days: ShownDays | undefined) => ({ from: days?.from ?? '', until: days?.until ?? '' });

const blockView = ({ id, title, text, action, link, pictureIds, tone, days }: KeptBlock) => ({
  ...{ id, link, tone, pictures: pictureIds.map((picture) => pictureView(picture)) },
  ...{ title: title ?? nothing, text: text ?? nothing, action: action ?? nothing },
  ...daysView(days),
});

const blocksOf = (blocks: readonly KeptBlock[], platform: HomePlatform): KeptBlocksView => {
  const ofKind = (kind: keyof KeptBlocksView) =>
    blocks.filter((one) => one.platform === platform && homeBlockKindWord(one.kind) === kind).map(blockView);
  return { hero: ofKind('hero'), promo: ofKind('promo'), banner: ofKind('banner') };
};

/** Presents the home page settings, without the user who changed them. */
export const homeAdminView = (
  { revision, blocks, promoted, cards }: GetHomeCareResponse,
  language: Language,
): Omit<HomeAdminView, 'updated_at' | 'updated_by'> => {
  const found = new Map(cards.map((card) => [card.skuId, card]));
  const [customer, supplier] = homePlatforms;
  return {
    version: revision,
    customer: blocksOf(blocks, customer),
    supplier: blocksOf(blocks, supplier),
    promoted: promoted.map(({ skuId, days }) => {
      const card = found.get(skuId);
      const { name } = textsIn(language, { name: card?.name });
      const picture = card ? (picturesView(card)[0] ?? null) : null;
      return { ...{ sku: skuId, name, picture, is_public: card?.state === CardState.PUBLISHED }, ...daysView(days) };
    }),
  };
};
