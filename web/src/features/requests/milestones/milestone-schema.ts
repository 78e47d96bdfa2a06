import { constants } from '@setu/contract';
import { z } from 'zod';
import type { SayingMode } from './milestone-values';

const required = z.string().min(1, 'required');
const any = z.string();

/** The form of a saying: its day must be named, only a correction may take one back. */
export const milestoneSchema = (mode: SayingMode) =>
  z.object({
    expected: mode === 'plan' ? required : any,
    happened: mode === 'say' ? required : any,
    note: z.string().max(constants.milestoneNoteMax),
    files: z.array(z.looseObject({ id: z.string() })).max(constants.filesMax, 'too_many_files'),
  });
