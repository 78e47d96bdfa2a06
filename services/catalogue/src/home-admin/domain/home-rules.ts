import { characters } from '@setu/kit/core';
import { shownLength } from '@setu/proto/page-html';
import type { HomeBlockKind } from '@setu/proto/words';
import type { LocalText } from '../../domain/local-text.js';

/** The days on which something is shown, both included (YYYY-MM-DD). An empty end is unlimited. */
export interface ShownDays {
  from: string;
  until: string;
}

/** The kind of a block of the home page. */
export type BlockKind = HomeBlockKind;

export type HomePlatform = 'customer' | 'supplier';

/** A block of the home page with its place and its days. */
export interface StoredBlock {
  id: string;
  platform: HomePlatform;
  kind: BlockKind;
  title: LocalText;
  /** HTML. */
  text: LocalText;
  action: LocalText;
  link: string;
  pictureIds: string[];
  tone: string;
  days: ShownDays;
}

export interface PromotedSku {
  skuId: string;
  days: ShownDays;
}

/** Everything that admins write for the home page. */
export interface HomeState {
  blocks: StoredBlock[];
  promoted: PromotedSku[];
}

export const maxBlocks = 60;
export const maxPromoted = 20;
export const maxPictures = 3;

/** The maximum lengths of a block's texts and link, in characters. Of the text they are those that readers see. */
export const maxLengths = { title: 120, text: 400, action: 40, link: 500 } as const;
/** The maximum length of a text with its HTML elements. */
const maxHtml = 4000;

/** The available colour tones of a block. */
const tones: readonly string[] = ['petrol', 'steel', 'saffron', 'violet', 'terracotta'];

type Problem = string | { code: string; params: Record<string, string> };
/** The problems, by field path. */
export type Problems = Record<string, Problem>;

const tooLong = (max: number): Problem => ({ code: 'length_max', params: { max: String(max) } });

/** Returns whether a link is a path of this site. Rejects paths that a browser would resolve to another site. */
const isInnerLink = (link: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(link);

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

function dayProblems({ from, until }: ShownDays): [string, Problem][] {
  if (from !== '' && !isDay(from)) return [['from', 'invalid_date']];
  if (until !== '' && !isDay(until)) return [['until', 'invalid_date']];
  return from !== '' && until !== '' && until < from ? [['until', 'period_order']] : [];
}

function textProblems(name: 'title' | 'text' | 'action', text: LocalText): [string, Problem][] {
  const lengthOf = name === 'text' ? shownLength : characters;
  const problems = (['en', 'ru'] as const).flatMap((language): [string, Problem][] => {
    const problem = (max: number): [string, Problem][] => [[`${name}.${language}`, tooLong(max)]];
    if (lengthOf(text[language]) > maxLengths[name]) return problem(maxLengths[name]);
    return characters(text[language]) > maxHtml ? problem(maxHtml) : [];
  });
  // The text below a title is optional. The title and the button label are required.
  const isMissing = name !== 'text' && text.en === '' && text.ru === '';
  return isMissing ? [[`${name}.ru`, 'required']] : problems;
}

function linkProblems(link: string): [string, Problem][] {
  if (link === '') return [['link', 'required']];
  if (characters(link) > maxLengths.link) return [['link', tooLong(maxLengths.link)]];
  return isInnerLink(link) ? [] : [['link', 'invalid_path']];
}

const blockProblems = (block: StoredBlock): [string, Problem][] => [
  ...textProblems('title', block.title),
  ...textProblems('text', block.text),
  ...textProblems('action', block.action),
  ...linkProblems(block.link),
  ...(block.pictureIds.length > maxPictures || new Set(block.pictureIds).size < block.pictureIds.length
    ? [['pictures', 'too_many_files'] as [string, Problem]]
    : []),
  ...(tones.includes(block.tone) ? [] : [['tone', 'invalid_option'] as [string, Problem]]),
  ...dayProblems(block.days),
];

/** Returns the problems of a home page by field path, for example `blocks.0.title.ru` or `promoted.1.until`. */
export function homeProblems({ blocks, promoted }: HomeState): Problems {
  const known = new Set<string>();
  const ofBlocks = blocks.flatMap((block, at) =>
    blockProblems(block).map(([field, problem]): [string, Problem] => [`blocks.${at}.${field}`, problem]),
  );
  const ofPromoted = promoted.flatMap(({ skuId, days }, at) => {
    const isTwice = known.has(skuId);
    known.add(skuId);
    const problems = dayProblems(days).map(([field, problem]): [string, Problem] => [
      `promoted.${at}.${field}`,
      problem,
    ]);
    return isTwice ? [...problems, [`promoted.${at}.sku`, 'card_repeated'] as [string, Problem]] : problems;
  });
  return Object.fromEntries([...ofBlocks, ...ofPromoted]);
}

/** Returns whether two home pages have the same content in the same order. */
export const isSameHome = (one: HomeState, other: HomeState): boolean => JSON.stringify(one) === JSON.stringify(other);
