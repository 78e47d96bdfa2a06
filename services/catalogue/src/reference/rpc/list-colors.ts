import type { Rpc } from '../../served.js';

/** Colours with their hex values. */
export const listColors: Rpc<'listColors'> =
  ({ read }) =>
  async () => ({ colors: await read.reference.colors() });
