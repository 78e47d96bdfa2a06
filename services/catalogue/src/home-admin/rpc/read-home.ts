import { invalid, isUuid } from '@setu/kit/core';
import { readId } from '@setu/kit/rpc';
import type * as wire from '@setu/proto/catalogue/home_care';
import type { LocalText } from '@setu/proto/common';
import { homeBlockKindWord } from '@setu/proto/wire-words';
import { cleanHomeTexts } from '../../static-pages/store/clean-html.js';
import {
  type HomeState,
  homeProblems,
  maxBlocks,
  maxPromoted,
  type ShownDays,
  type StoredBlock,
} from '../domain/home-rules.js';

const nothing: LocalText = { en: '', ru: '' };
const normalized = (text: string | undefined): string => (text ?? '').replaceAll('\0', '').replace(/\s+/g, ' ').trim();
const readText = (sent: LocalText | undefined): LocalText => ({ en: normalized(sent?.en), ru: normalized(sent?.ru) });
const readDays = (sent: wire.ShownDays | undefined): ShownDays => ({
  from: sent?.from ?? '',
  until: sent?.until ?? '',
});

function readBlock(sent: wire.KeptBlock, at: number): StoredBlock {
  const kind = homeBlockKindWord(sent.kind);
  if (kind === undefined) throw invalid({ [`blocks.${at}.kind`]: 'invalid_option' });
  const { platform } = sent;
  if (platform !== 'customer' && platform !== 'supplier')
    throw invalid({ [`blocks.${at}.platform`]: 'invalid_option' });
  if (!sent.pictureIds.every(isUuid)) throw invalid({ [`blocks.${at}.pictures`]: 'invalid' });
  return {
    ...{ id: readId(sent.id), platform, kind },
    ...{ title: readText(sent.title), text: cleanHomeTexts(sent.text ?? nothing, kind), action: readText(sent.action) },
    ...{
      link: sent.link.trim(),
      pictureIds: sent.pictureIds.map((id) => id.toLowerCase()),
      tone: sent.tone,
      days: readDays(sent.days),
    },
  };
}

// The blocks are sorted as the store returns them, so that an unchanged page is recognised as the same.
const place = ({ platform, kind }: StoredBlock): string => `${platform} ${kind}`;
const inOrder = (blocks: StoredBlock[]): StoredBlock[] =>
  [...blocks].sort((one, other) => (place(one) < place(other) ? -1 : place(one) > place(other) ? 1 : 0));

/** Reads the home page from the request. Throws `invalid` with the problems by field path. */
export function readHome({ blocks, promoted }: wire.SaveHomeRequest): HomeState {
  if (blocks.length > maxBlocks) throw invalid({ blocks: 'too_many_blocks' });
  if (promoted.length > maxPromoted) throw invalid({ promoted: 'too_many_blocks' });
  const state = {
    blocks: blocks.map(readBlock),
    promoted: promoted.map(({ skuId, days }) => ({ skuId: readId(skuId), days: readDays(days) })),
  };
  const problems = homeProblems(state);
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return { ...state, blocks: inOrder(state.blocks) };
}
