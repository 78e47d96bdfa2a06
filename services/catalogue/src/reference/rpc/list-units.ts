import type { Rpc } from '../../served.js';

/** Returns the units of measure. */
export const listUnits: Rpc<'listUnits'> =
  ({ read }) =>
  async () => ({ units: await read.reference.units() });
