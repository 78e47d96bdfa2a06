import { readId } from '@setu/kit/rpc';
import { mustEditGlossary } from '../../glossary/domain/rights.js';
import type { Rpc } from '../../served.js';

export const removeTerm: Rpc<'removeTerm'> =
  ({ write }) =>
  async ({ id }, { actor }) => {
    mustEditGlossary(actor);
    const term = readId(id);
    await write(({ glossary }) => glossary.remove(term));
    return {};
  };
