import { isUuid } from '@setu/kit/core';

const isUnassigned = (text: string): boolean => text === 'none';

/** Returns whether a value of the managers' filter means anything: an id, or `none` for requests without a manager. */
export const isManagerChoice = (text: string): boolean => isUuid(text) || isUnassigned(text);

/** Returns the service's filter for the chosen managers. */
export const managerFilter = (chosen: readonly string[]) => ({
  managerIds: chosen.filter((id) => isUuid(id)),
  unassigned: chosen.some(isUnassigned),
});
