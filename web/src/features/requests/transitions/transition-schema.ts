import { moveForm } from '@setu/contract';
import { z } from 'zod';
import { fieldsOf, type KnownTransitionField, type TransitionForm } from './transition-fields';

/** The form holds the chosen supplier with its label. */
const found = z.looseObject({ value: moveForm.shape.supplier_id }, 'required');

const checks: Record<KnownTransitionField, z.ZodType> = {
  ...moveForm.shape,
  supplier_id: found,
  payment_share: z
    .string()
    .refine((text) => Number(text) > 0, 'not_positive')
    .refine((text) => Number(text) <= 100, { error: 'max', params: { max: 100 } }),
  payment_due: z.iso.date('invalid_date'),
  files: z.array(z.looseObject({ id: z.string() })),
};

/**
 * Returns the schema of a transition's form, with the contract's own check for each field. An optional field may stay
 * empty.
 */
export function moveSchema(move: TransitionForm): z.ZodType {
  const shape = fieldsOf(move).map(({ name, isRequired }) => {
    const check = checks[name];
    return [name, isRequired ? check : z.literal('').or(z.null()).or(check)] as const;
  });
  return z.object(Object.fromEntries(shape));
}
