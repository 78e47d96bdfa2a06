import type { Rpc } from '../../served.js';

/** Returns the colours with their hex values. */
export const listColors: Rpc<'listColors'> =
  ({ read }) =>
  async () => ({ colors: await read.reference.colors() });
