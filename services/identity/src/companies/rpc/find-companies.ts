import { cut, invalid } from '@setu/kit/core';
import { mustBeType } from '@setu/kit/rpc';
import { companyTypeWord } from '@setu/proto/wire-words';
import type { Rpc } from '../../served.js';

const SEARCH_MIN = 3;
const SEARCH_MAX = 200;

/**
 * Returns active companies of a type, found by a part of a name or a tax number, for the broker's staff to choose from.
 */
export const findCompanies: Rpc<'findCompanies'> =
  ({ read }) =>
  async ({ type, search }, { actor }) => {
    mustBeType(actor, 'broker');
    const companyType = companyTypeWord(type);
    if (companyType !== 'supplier' && companyType !== 'customer') throw invalid({ type: 'invalid_option' });
    const text = cut(search.replace(/[\s\p{Cc}]+/gu, ' ').trim(), SEARCH_MAX);
    return { companies: text.length < SEARCH_MIN ? [] : await read.companies.find(companyType, text) };
  };
