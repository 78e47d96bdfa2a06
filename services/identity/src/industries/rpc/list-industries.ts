import type { Rpc } from '../../served.js';

/** Anyone. What a company may work in. */
export const listIndustries: Rpc<'listIndustries'> =
  ({ read }) =>
  async () => ({
    industries: (await read.industries.all()).map(({ id, en, ru }) => ({ id, name: { en, ru } })),
  });
