import type { ReportAsked } from '../domain/report.js';

/** How a period is cut into bars: the unit, and a step of it for Postgres. */
export const barsOf = ({ step }: ReportAsked): { unit: string; step: string } => ({ unit: step, step: `1 ${step}` });
