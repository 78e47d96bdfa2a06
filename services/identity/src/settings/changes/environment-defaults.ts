import type { SettingName } from '../domain/definitions.js';

/** Returns the defaults that this installation's environment sets. */
export const environmentDefaults = (env: {
  SIGN_IN_PER_MINUTE?: number;
  SUPPORT_EMAIL?: string | undefined;
}): Partial<Record<SettingName, string>> => ({
  ...(env.SIGN_IN_PER_MINUTE !== undefined && {
    'sign_in.network_failures_per_minute': String(env.SIGN_IN_PER_MINUTE),
  }),
  ...(env.SUPPORT_EMAIL && { 'support.address': env.SUPPORT_EMAIL }),
});
