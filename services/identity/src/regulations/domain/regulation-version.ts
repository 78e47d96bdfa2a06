import { invalid } from '@setu/kit/core';
import { businessDay } from '@setu/proto/business-day';
import type { Regulation } from '../../signing/domain/regulation.js';

/** A version of the regulation as admins see it. */
export interface RegulationVersion extends Regulation {
  /** YYYY-MM-DD, the last day on which a signature of the previous version is enough. Absent for the first version. */
  graceUntil?: string | undefined;
  publishedAt: Date;
  /** Absent for the version that came with the installation. */
  publishedById?: string | undefined;
  /** The number of companies with a signature that counts. */
  signed: number;
}

/** The version that an admin publishes. */
export interface NewRegulationVersion {
  fileName: string;
  content: Buffer;
  effectiveFrom: string;
  graceUntil: string;
}

/** A version that may be published. Its file type has been checked. */
export interface ValidRegulationVersion extends NewRegulationVersion {
  type: 'application/pdf' | 'text/plain';
}

/** The size limit of a regulation file: a document of a few pages. */
export const regulationMaxBytes = 3 * 1024 * 1024;

const dayMs = 86_400_000;
const moscow = 'T00:00:00+03:00';

/** Returns the moment at which the last day of grace ends in Moscow. */
export const lapseOf = (graceUntil: string): Date => new Date(Date.parse(`${graceUntil}${moscow}`) + dayMs);

function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** Returns the type of a file by its content, or undefined if it is neither PDF nor text. */
function typeOf(content: Buffer): ValidRegulationVersion['type'] | undefined {
  if (content.subarray(0, 5).toString('latin1') === '%PDF-') return 'application/pdf';
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters never occur in text files
    return /[\u0000-\u0008\u000e-\u001f]/.test(text) ? undefined : 'text/plain';
  } catch {
    return undefined;
  }
}

const fileFailure = (content: Buffer, type: string | undefined): string | undefined => {
  if (content.length === 0) return 'required';
  if (content.length > regulationMaxBytes) return 'regulation_size';
  return type === undefined ? 'regulation_type' : undefined;
};

/**
 * Validates a new version against the newest existing one and returns it with its file type. Throws `invalid` with an
 * error per field.
 */
export function validateRegulationVersion(
  input: NewRegulationVersion,
  newest: Regulation | undefined,
  now: Date,
): ValidRegulationVersion {
  const { content, effectiveFrom, graceUntil } = input;
  const type = typeOf(content);
  const earliest = [businessDay('moscow', now), newest?.effectiveFrom ?? ''].sort().at(-1) ?? '';
  const dayFailure = (day: string, from: string, early: string): string | undefined => {
    if (day === '') return 'required';
    if (!isDay(day)) return 'invalid_date';
    return day < from ? early : undefined;
  };
  const failures = {
    file: fileFailure(content, type),
    effective_from: dayFailure(effectiveFrom, earliest, 'regulation_too_early'),
    grace_until: dayFailure(graceUntil, isDay(effectiveFrom) ? effectiveFrom : earliest, 'grace_too_early'),
  };
  const wrong = Object.entries(failures).flatMap(([field, code]) => (code === undefined ? [] : [[field, code]]));
  if (wrong.length > 0 || type === undefined) throw invalid(Object.fromEntries(wrong));
  return { ...input, type };
}
