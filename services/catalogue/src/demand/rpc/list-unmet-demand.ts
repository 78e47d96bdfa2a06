import { localeOf, mustBeType } from '@setu/kit/rpc';
import { wordsOf } from '../../search/domain/fold.js';
import type { Rpc } from '../../served.js';
import { meaningIn } from '../domain/meaning.js';
import { forSuppliers } from '../domain/unmet-demand.js';

/** Returns the newest weekly list of what buyers did not find. For staff of suppliers and of the broker. */
export const listUnmetDemand: Rpc<'listUnmetDemand'> =
  ({ read, edge }) =>
  async (_request, { actor }) => {
    mustBeType(actor, 'supplier', 'broker');
    const { week, words } = (await read.unmetDemand.newest()) ?? { week: '', words: [] };
    const isBroker = actor.companyType === 'broker';
    const stems = await read.searchTerms.stems(words.flatMap((one) => wordsOf(one.words)));
    const { vocabulary } = edge.searchTerms.lists();
    const shown = (isBroker ? words : forSuppliers(words)).map((one) => {
      const term = wordsOf(one.words).map((word) => ({ word, stem: stems.get(word) }));
      return { ...one, meaning: meaningIn(localeOf(actor), term, vocabulary) };
    });
    return { week, words: isBroker ? shown : shown.map(({ searches: _hidden, ...one }) => one) };
  };
