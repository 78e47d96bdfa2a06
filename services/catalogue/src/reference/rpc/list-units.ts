import type { Rpc } from '../../served.js';

/** Units of measure. */
export const listUnits: Rpc<'listUnits'> =
  ({ read }) =>
  async () => ({ units: await read.reference.units() });
