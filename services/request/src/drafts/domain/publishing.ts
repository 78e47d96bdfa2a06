import type { AttachedFile, Condition } from '../../conditions/domain/condition.js';
import { maxCount } from '../../requests/domain/prices.js';
import {
  above,
  cityFailure,
  countFailure,
  type Failure,
  filesFailure,
  refuse,
  textFailure,
  writtenFailure,
} from './failures.js';
import { limits } from './limits.js';

/** The published content of a request from the catalogue. Its count is an integer without leading zeros. */
export interface Publishable {
  count: string;
  comment: string;
  /** The code of the city to deliver to. Empty if none was chosen. */
  deliveryCity: string;
  files: AttachedFile[];
}

/** The content typed into a request from the catalogue. */
export interface Typed {
  count: string;
  comment: string;
  deliveryCity: string;
  files: AttachedFile[];
}

/**
 * Checks the content typed into a request from the catalogue and returns it normalised. Throws one `invalid` for count,
 * comment, city and files.
 */
export function publishableContent(typed: Typed, condition: Pick<Condition, 'priceMinor'>): Publishable {
  const count = typed.count.trim();
  const comment = typed.comment.trim();
  const deliveryCity = typed.deliveryCity.trim();
  refuse({
    count: countFailure(count) ?? sumFailure(count, condition.priceMinor),
    comment: writtenFailure(comment, limits.commentMax),
    delivery_city: cityFailure(deliveryCity),
    files: filesFailure(typed.files),
  });
  return { count: String(Number(count)), comment, deliveryCity, files: typed.files };
}

/** Checks a typed count against the card's price and returns it without leading zeros. Throws `invalid` on `count`. */
export function publishableCount(typed: string, { priceMinor }: Pick<Condition, 'priceMinor'>): string {
  const count = typed.trim();
  refuse({ count: countFailure(count) ?? sumFailure(count, priceMinor) });
  return String(Number(count));
}

/** Checks the content of an autosave. Rejects only what cannot be stored, with `invalid` on count, comment or files. */
export function storable(typed: Partial<Typed>): void {
  refuse({
    count: textFailure(typed.count ?? ''),
    comment: textFailure(typed.comment ?? ''),
    delivery_city: textFailure(typed.deliveryCity ?? ''),
    files: filesFailure(typed.files ?? []),
  });
}

/** Returns whether the content equals what is published. Publishing the same content again does nothing. */
export function isSameContent(published: Typed, again: Publishable): boolean {
  const isSameText = (['count', 'comment', 'deliveryCity'] as const).every((name) => published[name] === again[name]);
  return isSameText && isSameFiles(published.files, again.files);
}

/** Returns whether both lists have the same files in the same order. */
export const isSameFiles = (some: readonly { id: string }[], others: readonly { id: string }[]): boolean =>
  some.map(({ id }) => id).join() === others.map(({ id }) => id).join();

/** Returns the list without the detached files and with the attached ones at its end, without duplicates. */
export function changedFiles<F extends { id: string }>(
  files: readonly F[],
  { attached, detachedIds }: { attached: readonly F[]; detachedIds: readonly string[] },
): F[] {
  const remaining = files.filter(({ id }) => !detachedIds.includes(id));
  return [...remaining, ...attached.filter(({ id }) => remaining.every((file) => file.id !== id))];
}

/** Returns a failure of the count if its total at this price is too large to store. */
function sumFailure(count: string, priceMinor: bigint | undefined): Failure {
  const max = maxCount(priceMinor);
  return BigInt(count) > max ? above('max', max) : undefined;
}
