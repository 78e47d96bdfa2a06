import type { Rpc } from '../../served.js';

/** For anyone. Lists the industries. */
export const listIndustries: Rpc<'listIndustries'> =
  ({ read }) =>
  async () => ({
    industries: (await read.industries.all()).map(({ id, en, ru }) => ({ id, name: { en, ru } })),
  });
