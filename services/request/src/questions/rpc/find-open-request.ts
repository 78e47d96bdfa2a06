import { readId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { mustTrade } from '../../wire/access.js';

export const findOpenRequest: Rpc<'findOpenRequest'> =
  ({ read }) =>
  async ({ skuId }, { actor }) => {
    mustTrade(actor);
    const open = await read.requests.openFor({ customerCompanyId: actor.companyId, skuId: readId(skuId) });
    return { requestId: open?.id ?? '', numericHash: open?.numericHash ?? '' };
  };
