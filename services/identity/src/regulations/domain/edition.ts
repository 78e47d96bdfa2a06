import { invalid } from '@setu/kit/core';
import type { Regulation } from '../../signing/domain/regulation.js';

/** An edition as admins see it. */
export interface Edition extends Regulation {
  /** YYYY-MM-DD, the last day on which the edition before is enough; absent for a first one. */
  graceUntil?: string | undefined;
  publishedAt: Date;
  /** Absent: it came with the installation. */
  publishedById?: string | undefined;
  /** Companies with a signature that counts. */
  signed: number;
}

/** What an admin publishes. */
export interface NewEdition {
  fileName: string;
  content: Buffer;
  effectiveFrom: string;
  graceUntil: string;
}

/** An edition that may be published: its type was looked at. */
export interface ReadyEdition extends NewEdition {
  type: 'application/pdf' | 'text/plain';
}

/** The regulation is a document of few pages. */
export const regulationMaxBytes = 3 * 1024 * 1024;

const dayMs = 86_400_000;
const moscow = 'T00:00:00+03:00';

/** When the last day of grace is over, in Moscow. */
export const lapseOf = (graceUntil: string): Date => new Date(Date.parse(`${graceUntil}${moscow}`) + dayMs);

/** The day it is in Moscow. */
export const moscowDay = (now: Date): string => new Date(now.getTime() + 3 * 3_600_000).toISOString().slice(0, 10);

function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** What the bytes are, whatever they are called; nothing for what is no regulation. */
function typeOf(content: Buffer): ReadyEdition['type'] | undefined {
  if (content.subarray(0, 5).toString('latin1') === '%PDF-') return 'application/pdf';
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: what is no text is recognised by them
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

/** Takes what an admin publishes and the newest edition there is; gives it as it is kept, or throws `invalid` by field. */
export function readyEdition(given: NewEdition, newest: Regulation | undefined, now: Date): ReadyEdition {
  const { content, effectiveFrom, graceUntil } = given;
  const type = typeOf(content);
  const earliest = [moscowDay(now), newest?.effectiveFrom ?? ''].sort().at(-1) ?? '';
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
  return { ...given, type };
}
