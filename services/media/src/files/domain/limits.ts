import { type ToldValues, wholeNumberOf } from '@setu/kit/core';

const megabyte = 1024 * 1024;

/** How many bytes files may take together. */
export interface Limits {
  /** Of a company. */
  company: number;
  /** Of one browser without a sign-in, and of a person without a company. */
  visitor: number;
  /** Unattached, from one network without a sign-in. */
  network: number;
  /** Unattached, of all without a sign-in. */
  strangers: number;
}

/** What an installation begins with (readings, "Files"). */
export const usualLimits: Limits = {
  company: 2048 * megabyte,
  visitor: 100 * megabyte,
  network: 200 * megabyte,
  strangers: 4096 * megabyte,
};

/** Takes the settings by name, gives the limits they set; the usual one where a setting is not told or is no number. */
export function limitsOf(settings: ToldValues): Limits {
  const set = (scope: keyof Limits): number =>
    wholeNumberOf(settings, `files.${scope}_mb`, usualLimits[scope] / megabyte) * megabyte;
  return { company: set('company'), visitor: set('visitor'), network: set('network'), strangers: set('strangers') };
}
