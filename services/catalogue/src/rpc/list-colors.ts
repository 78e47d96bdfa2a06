import type { Rpc } from './catalogue-deps.js';

/** Colours with their hex values. */
export const listColors: Rpc<'listColors'> =
  ({ read }) =>
  async () => ({ colors: await read.reference.colors() });
