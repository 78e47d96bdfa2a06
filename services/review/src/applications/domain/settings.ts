import { flagOf, type ToldValues } from '@setu/kit/core';

/** Whether applications may be rejected: an admin's to say, off until then. */
export const rejectAllowed = (settings: ToldValues): boolean => flagOf(settings, 'applications.reject_allowed', false);
