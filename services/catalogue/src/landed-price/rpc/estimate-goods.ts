import { invalid } from '@setu/kit/core';
import type { Rpc } from '../../served.js';
import { goodsOfMessage } from './goods-message.js';
import { landedPrices } from './landed-prices.js';
import { mustNotBeSupplier } from './must-not-be-supplier.js';
import { readBasis } from './read-request.js';

const maxDeclarations = 20;

/** Computes declarations of goods as requests and offers describe them. */
export const estimateGoods: Rpc<'estimateGoods'> =
  ({ read, clock }) =>
  async ({ declarations, ...request }, { actor }) => {
    mustNotBeSupplier(actor);
    const keys = new Set(declarations.map(({ key }) => key));
    if (keys.size === 0) throw invalid({ declarations: 'required' });
    if (keys.size < declarations.length || keys.size > maxDeclarations) throw invalid({ declarations: 'invalid' });
    const basis = readBasis(request, clock.now());
    const goods = declarations.map((one, index) => [goodsOfMessage(one.goods, `declarations.${index}`)]);
    const prices = await landedPrices(read, goods, basis);
    return { estimates: declarations.map(({ key }, index) => ({ key, price: prices[index] })) };
  };
