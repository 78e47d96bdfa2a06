import type { Rpc } from '../../served.js';
import { byLoad } from '../domain/loads.js';
import { readLoads } from './read-loads.js';

export const listLoads: Rpc<'listLoads'> =
  (deps) =>
  async ({ managerIds }, { actor }) => ({ loads: (await readLoads(deps, actor, managerIds)).toSorted(byLoad) });
