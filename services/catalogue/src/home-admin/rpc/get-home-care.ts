import { mustManageContent } from '../../content/changes/must-manage-content.js';
import type { Rpc } from '../../served.js';
import { toWireCard } from '../../wire/card.js';
import { toWireHome } from '../../wire/home-admin.js';

export const getHomeCare: Rpc<'getHomeCare'> =
  ({ read }) =>
  async (_request, { actor }) => {
    mustManageContent(actor);
    // The revision is read first. If the page changes before its content is read, a later save fails as stale and does
    // not overwrite that change.
    const { revision, at, by } = await read.homeAdmin.revision();
    const state = await read.homeAdmin.state();
    const cards = await read.cards.listed(state.promoted.map(({ skuId }) => skuId));
    return {
      ...{ revision, ...toWireHome(state), cards: cards.map((card) => toWireCard(card, true)) },
      ...{ changedAtMs: at === undefined ? undefined : BigInt(at.getTime()), changedById: by ?? '' },
    };
  };
