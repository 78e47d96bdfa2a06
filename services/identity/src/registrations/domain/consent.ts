/** The day from which the text that is agreed to when one registers or accepts an invite stands as it does (the page `personal-data`). */
export const consentEdition = '2026-11-01';
