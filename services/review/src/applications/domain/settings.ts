import { flagOf, type ToldValues } from '@setu/kit/core';

/** Returns whether applications may be rejected. An admin sets this, the default is no. */
export const rejectAllowed = (settings: ToldValues): boolean => flagOf(settings, 'applications.reject_allowed', false);
