import type { AttachedFile, Condition } from '../../conditions/domain/condition.js';
import { mostCount } from '../../requests/domain/prices.js';
import { above, countFailure, type Failure, filesFailure, refuse, textFailure, writtenFailure } from './failures.js';
import { limits } from './limits.js';

/** What is published of a request from the catalogue: checked, its count a whole number without leading zeros. */
export interface Publishable {
  count: string;
  comment: string;
  files: AttachedFile[];
}

/** What was typed into a request from the catalogue. */
export interface Typed {
  count: string;
  comment: string;
  files: AttachedFile[];
}

/**
 * Takes what was typed into a request from the catalogue and the condition it is for, gives what may be published;
 * `invalid` on count, comment and files together.
 */
export function readyToPublish(typed: Typed, condition: Pick<Condition, 'priceMinor'>): Publishable {
  const count = typed.count.trim();
  const comment = typed.comment.trim();
  refuse({
    count: countFailure(count) ?? sumFailure(count, condition.priceMinor),
    comment: writtenFailure(comment, limits.commentMax),
    files: filesFailure(typed.files),
  });
  return { count: String(Number(count)), comment, files: typed.files };
}

/** Takes how many were typed and the card's price, gives a whole number without leading zeros; `invalid` on count. */
export function readyCount(typed: string, { priceMinor }: Pick<Condition, 'priceMinor'>): string {
  const count = typed.trim();
  refuse({ count: countFailure(count) ?? sumFailure(count, priceMinor) });
  return String(Number(count));
}

/** Takes what a draft's autosave brings, refuses only what cannot be stored: `invalid` on count, comment, files. */
export function storable(typed: Partial<Typed>): void {
  refuse({
    count: textFailure(typed.count ?? ''),
    comment: textFailure(typed.comment ?? ''),
    files: filesFailure(typed.files ?? []),
  });
}

/** True when both say the same: publishing the same again is no second publishing. */
export function isSameContent(published: Typed, again: Publishable): boolean {
  return (
    published.count === again.count && published.comment === again.comment && isSameFiles(published.files, again.files)
  );
}

/** The same files in the same order. */
export const isSameFiles = (some: readonly { id: string }[], others: readonly { id: string }[]): boolean =>
  some.map(({ id }) => id).join() === others.map(({ id }) => id).join();

/** Takes a list of files, gives it without those taken off and with those added at its end, none of them twice. */
export function changedFiles<F extends { id: string }>(
  files: readonly F[],
  { attached, detachedIds }: { attached: readonly F[]; detachedIds: readonly string[] },
): F[] {
  const left = files.filter(({ id }) => !detachedIds.includes(id));
  return [...left, ...attached.filter(({ id }) => left.every((file) => file.id !== id))];
}

/** A sum beyond what can be kept is the count's fault: so many are too many at that price. */
function sumFailure(count: string, priceMinor: bigint | undefined): Failure {
  const most = mostCount(priceMinor);
  return BigInt(count) > most ? above('max', most) : undefined;
}
