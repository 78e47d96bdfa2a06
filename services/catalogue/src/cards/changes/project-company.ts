import type { Stores } from '../../store/index.js';

const batch = 500;

/** Brings all cards of a company in line after it was locked, unlocked or moved in or out of the blacklist. */
export async function projectCompany(stores: Stores, companyId: string): Promise<void> {
  const ids = await stores.cardMoves.publishedOf(companyId);
  for (let at = 0; at < ids.length; at += batch) await stores.readModel.project(ids.slice(at, at + batch));
}
