import type { Waiting } from '../../queues/domain/queues.js';

/** A condition on reviews, and what it is bound to. */
interface Condition {
  sql: string;
  bindings: Record<string, string>;
}

const standing: Record<Waiting['as'], string> = {
  reviewer: ' and product_review.reviewer_id = :userId::uuid',
  manager: ' and product_review.manager_id = :userId::uuid',
  none: ' and product_review.reviewer_id is null',
  anyone: '',
};

/** What waits, by any of the turns, for the user; nothing without a turn. */
export function waitingCondition(turns: readonly Waiting[], userId: string): Condition {
  // Statuses are this build's own words, never a caller's.
  const each = turns.map(({ statuses, as }) => {
    const words = statuses.map((status) => `'${status}'`).join(', ');
    return `(product_review.status in (${words})${standing[as]})`;
  });
  const isNamed = turns.some(({ as }) => as === 'reviewer' || as === 'manager');
  return {
    sql: each.length === 0 ? 'false' : `product_review.status <> 'completed' and (${each.join(' or ')})`,
    bindings: isNamed ? { userId } : {},
  };
}
