import type { ReportQuery } from '../domain/report.js';

/** Returns the unit of the chart's bars and their interval for Postgres. */
export const barsOf = ({ step }: ReportQuery): { unit: string; step: string } => ({ unit: step, step: `1 ${step}` });
