import {
  type FileView,
  type HomeAdminView,
  type HomeBlockView,
  type HomeInput,
  type HomePlatform,
  type HomeTone,
  homePlatforms,
  homeTones,
  type KeptBlocksView,
  type KeptBlockView,
} from '@setu/contract';
import type { LocalizedTexts } from '../../forms/fields/localized-field';
import type { Option } from '../../ui/field/select-control';

/** A kind of block on the home page. */
export type BlockKind = keyof KeptBlocksView;
export const blockKinds = ['hero', 'promo', 'banner'] as const satisfies readonly BlockKind[];

/** A block as form values. `id` is empty for a block that was never saved. */
export interface BlockValues {
  id: string;
  title: LocalizedTexts;
  text: LocalizedTexts;
  action: LocalizedTexts;
  link: string;
  pictures: FileView[];
  tone: string;
  from: string;
  until: string;
}

/** A card in its row. */
export interface PromotedValues {
  card: Option | null;
  /** What is known of the card that was chosen when the page was loaded. Absent for a new row. */
  known?: Pick<HomeAdminView['promoted'][number], 'sku' | 'picture' | 'is_public'>;
  from: string;
  until: string;
}

export interface HomeValues extends Record<HomePlatform, Record<BlockKind, BlockValues[]>> {
  promoted: PromotedValues[];
}

const nothing = (): LocalizedTexts => ({ en: '', ru: '' });

export const newBlock = (): BlockValues => ({
  ...{ id: '', title: nothing(), text: nothing(), action: nothing(), link: '', pictures: [] },
  ...{ tone: homeTones[0], from: '', until: '' },
});

export const newPromoted = (): PromotedValues => ({ card: null, from: '', until: '' });

const blockValues = (block: KeptBlockView): BlockValues => ({
  ...block,
  pictures: block.pictures.map(({ id, url, original_name }) => ({ id, url, original_name, size: 0, type: '' })),
});

/** Returns the form values of the home page. `unavailable` is the label of an unavailable card. */
export function homeValues(view: HomeAdminView, unavailable: string): HomeValues {
  const blocksOf = (platform: HomePlatform) => {
    const { hero, promo, banner } = view[platform];
    return { hero: hero.map(blockValues), promo: promo.map(blockValues), banner: banner.map(blockValues) };
  };
  return {
    ...{ customer: blocksOf('customer'), supplier: blocksOf('supplier') },
    promoted: view.promoted.map(({ sku, name, is_public: isPublic, picture, from, until }) => ({
      ...{ card: { value: sku, label: isPublic ? name : `${name || sku} (${unavailable})` }, from, until },
      known: { sku, picture, is_public: isPublic },
    })),
  };
}

const toneOf = (tone: string): HomeTone => homeTones.find((one) => one === tone) ?? homeTones[0];

/** Returns the home page to send, with the version it is based on. */
export function sentHome(values: HomeValues, version: number): HomeInput {
  const sentBlock = ({ id, pictures, tone, ...rest }: BlockValues) => ({
    ...rest,
    ...(id !== '' && { id }),
    ...{ tone: toneOf(tone), pictures: pictures.map((picture) => picture.id) },
  });
  const blocksOf = (platform: HomePlatform) => {
    const { hero, promo, banner } = values[platform];
    return { hero: hero.map(sentBlock), promo: promo.map(sentBlock), banner: banner.map(sentBlock) };
  };
  const [customer, supplier] = homePlatforms;
  return {
    ...{ version, customer: blocksOf(customer), supplier: blocksOf(supplier) },
    promoted: values.promoted.flatMap(({ card, from, until }) => (card ? [{ sku: card.value, from, until }] : [])),
  };
}

/** Returns whether a day (YYYY-MM-DD) is before, within or after the dates of display. */
export function periodState({ from, until }: { from: string; until: string }, day: string): 'later' | 'now' | 'over' {
  if (from !== '' && day < from) return 'later';
  return until !== '' && day > until ? 'over' : 'now';
}

/** Returns a text in a language, or in the other one if it is not written yet. */
export const inLanguage = (text: LocalizedTexts, language: keyof LocalizedTexts): string =>
  text[language].trim() || text[language === 'ru' ? 'en' : 'ru'].trim();

/** Returns a block as the home page gets it for a reader of the language. */
export function blockInLanguage(block: BlockValues, language: keyof LocalizedTexts): HomeBlockView {
  const { id, title, text, action, link, tone, pictures } = block;
  const other = language === 'ru' ? 'en' : 'ru';
  const langs: HomeBlockView['langs'] = {};
  for (const [name, texts] of Object.entries({ title, text, action })) {
    if (texts[language].trim() === '' && texts[other].trim() !== '') langs[name] = other;
  }
  return {
    ...{ id, link, tone, langs },
    ...{ title: inLanguage(title, language), text: inLanguage(text, language), action: inLanguage(action, language) },
    pictures: pictures.map((picture) => ({ ...picture, color: null })),
  };
}

/** Returns the languages in which a block still has no title or button. */
export const missingLanguages = ({ title, action }: Pick<BlockValues, 'title' | 'action'>): (keyof LocalizedTexts)[] =>
  (['ru', 'en'] as const).filter((language) => title[language].trim() === '' || action[language].trim() === '');
