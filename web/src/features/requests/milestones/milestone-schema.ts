import { constants } from '@setu/contract';
import { z } from 'zod';
import type { ReportMode } from './milestone-values';

const required = z.string().min(1, 'required');
const any = z.string();

/** Returns the schema of a milestone report. The report's date is required, and only a correction may clear it. */
export const milestoneSchema = (mode: ReportMode) =>
  z.object({
    expected: mode === 'plan' ? required : any,
    happened: mode === 'say' ? required : any,
    note: z.string().max(constants.milestoneNoteMax),
    files: z.array(z.looseObject({ id: z.string() })).max(constants.filesMax, 'too_many_files'),
  });
