import { cut, readPage } from '@setu/kit/core';
import { mustSee } from '../../queues/domain/queues.js';
import type { Rpc } from '../../served.js';
import { termView } from '../../wire/term-view.js';

const onPage = 100;
const searchMax = 200;

export const listTerms: Rpc<'listTerms'> =
  ({ read }) =>
  async ({ search, page }, { actor }) => {
    mustSee(actor, 'reviews');
    const window = readPage({ page: page === 0 ? 1 : page, limit: onPage });
    const text = cut(search.replaceAll('\0', '').replace(/\s+/g, ' ').trim(), searchMax);
    const { terms, total } = await read.glossary.list(text, window);
    return { terms: terms.map(termView), total };
  };
