import type { Stores } from '../../store/index.js';

/** A returned card that was corrected, with its supplier. */
interface CorrectedCard {
  skuId: string;
  supplierId: string;
  at: Date;
}

/** Marks the notifications of a supplier's users that a card was returned as read. They have nothing to do any more. */
export async function endReturns(
  { notices, signals, users }: Pick<Stores, 'notices' | 'signals' | 'users'>,
  { skuId, supplierId, at }: CorrectedCard,
): Promise<void> {
  const readers = await users.idsOfCompany(supplierId);
  for (const userId of await notices.markReturnsRead(readers, skuId, at)) await signals.noticesChanged(userId);
}
