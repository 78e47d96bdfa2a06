import { mustBeType } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { forSuppliers } from '../domain/unmet-demand.js';

/** Returns the newest weekly list of what buyers did not find. For staff of suppliers and of the broker. */
export const listUnmetDemand: Rpc<'listUnmetDemand'> =
  ({ read }) =>
  async (_request, { actor }) => {
    mustBeType(actor, 'supplier', 'broker');
    const { week, words } = (await read.unmetDemand.newest()) ?? { week: '', words: [] };
    if (actor.companyType === 'broker') return { week, words };
    return { week, words: forSuppliers(words).map(({ searches: _hidden, ...shown }) => shown) };
  };
