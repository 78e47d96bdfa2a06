import { integerOf, type TextValues } from '@setu/kit/core';

const megabyte = 1024 * 1024;

/** The limits on the total bytes of files. */
export interface Limits {
  /** The files of a company. */
  company: number;
  /** The files of one browser without a sign-in, or of a user without a company. */
  visitor: number;
  /** Unattached files from one network without a sign-in. */
  network: number;
  /** Unattached files of all visitors without a sign-in. */
  strangers: number;
}

/** The default limits (readings, "Files"). */
export const defaultLimits: Limits = {
  company: 2048 * megabyte,
  visitor: 100 * megabyte,
  network: 200 * megabyte,
  strangers: 4096 * megabyte,
};

/** Returns the limits from the settings. A missing setting, or one that is not a number, falls back to its default. */
export function limitsOf(settings: TextValues): Limits {
  const set = (scope: keyof Limits): number =>
    integerOf(settings, `files.${scope}_mb`, defaultLimits[scope] / megabyte) * megabyte;
  return { company: set('company'), visitor: set('visitor'), network: set('network'), strangers: set('strangers') };
}
