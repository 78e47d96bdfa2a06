import { type CostTable, type CostValues, costFormOf } from '@setu/contract';
import { z } from 'zod';
import { ownValues } from './row-values';

/** Validates the form of a row by the rules of its table. Hidden columns count as empty. */
export const rowSchema = (table: CostTable) =>
  z.object({ values: z.preprocess((typed) => ownValues(table, typed as CostValues), costFormOf(table)) });
