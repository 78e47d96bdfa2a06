import type { Waiting } from '../../queues/domain/queues.js';
import { isOpen } from './open.js';

/** A condition on reviews with its bindings. */
interface Condition {
  sql: string;
  bindings: Record<string, string>;
}

const position: Record<Waiting['as'], string> = {
  reviewer: ' and product_review.reviewer_id = :userId::uuid',
  manager: ' and product_review.manager_id = :userId::uuid',
  none: ' and product_review.reviewer_id is null',
  anyone: '',
};

/** Returns the condition for reviews that wait for the user in any of the roles. Without a role, it matches nothing. */
export function waitingCondition(turns: readonly Waiting[], userId: string): Condition {
  // The statuses are constants of this build, never input of a caller.
  const each = turns.map(({ statuses, as }) => {
    const list = statuses.map((status) => `'${status}'`).join(', ');
    return `(product_review.status in (${list})${position[as]})`;
  });
  const isNamed = turns.some(({ as }) => as === 'reviewer' || as === 'manager');
  return {
    sql: each.length === 0 ? 'false' : `${isOpen} and (${each.join(' or ')})`,
    bindings: isNamed ? { userId } : {},
  };
}
