import { readId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { mustWord } from '../domain/rights.js';

export const removeTerm: Rpc<'removeTerm'> =
  ({ write }) =>
  async ({ id }, { actor }) => {
    mustWord(actor);
    const term = readId(id);
    await write(({ glossary }) => glossary.remove(term));
    return {};
  };
