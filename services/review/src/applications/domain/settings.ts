import { flagOf, type TextValues } from '@setu/kit/core';

/** Returns whether applications may be rejected. An admin sets this, the default is no. */
export const rejectAllowed = (settings: TextValues): boolean => flagOf(settings, 'applications.reject_allowed', false);
