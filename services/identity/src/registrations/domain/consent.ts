/**
 * The date of the current consent text (the page `personal-data`). Users agree to it when they register or accept an
 * invite.
 */
export const consentVersion = '2026-11-01';
