import { barUnit, type ReportAsked } from '../domain/report.js';

const dayMs = 86_400_000;

/** How a period is cut into bars: the unit, and a step of it for Postgres. */
export const barsOf = ({ days }: ReportAsked): { unit: string; step: string } => {
  const unit = barUnit(Math.round((Date.parse(days.to) - Date.parse(days.from)) / dayMs) + 1);
  return { unit, step: `1 ${unit}` };
};
