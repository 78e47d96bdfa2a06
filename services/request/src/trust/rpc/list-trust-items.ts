import { invalid, readPage } from '@setu/kit/core';
import { mustBeUser, readId } from '@setu/kit/rpc';
import { trustKindWord, wireRequestKind } from '@setu/proto/wire-words';
import type { Rpc } from '../../served.js';
import { isoTimestamp } from '../../wire/refs.js';
import { itemValue } from '../domain/figures.js';
import { periodAt } from '../domain/period.js';
import { demandItems } from '../domain/rights.js';

export const listTrustItems: Rpc<'listTrustItems'> =
  ({ read, clock }) =>
  async ({ supplierCompanyId, kind: sent, page }, { actor }) => {
    mustBeUser(actor);
    demandItems(actor);
    const company = readId(supplierCompanyId);
    const kind = trustKindWord(sent);
    if (kind === undefined) throw invalid({ kind: 'invalid_option' });
    const found = await read.trust.items({ company, kind }, periodAt(clock.now()), readPage(page, { limit: 20 }));
    return {
      items: found.items.map(({ requestKind, at, value, ...item }) => ({
        ...item,
        requestKind: wireRequestKind(requestKind),
        at: isoTimestamp(at),
        value: itemValue(kind, value),
      })),
      total: found.total,
    };
  };
