import { rejectInput } from '@setu/contract';
import { z } from 'zod';
import { fieldsOf, type MoveForm } from './move-fields';

/** The check of a move's form, field by field the contract's own; an optional field may stay empty. */
export function moveSchema(move: MoveForm): z.ZodType {
  const checks = fieldsOf(move).map(({ name, isRequired }) => {
    const check = rejectInput.shape[name];
    return [name, isRequired ? check : z.literal('').or(check)] as const;
  });
  return z.object(Object.fromEntries(checks));
}
