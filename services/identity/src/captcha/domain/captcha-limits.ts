/** How long an answer to a challenge counts. */
export const CAPTCHA_VALID_MS = 5 * 60_000;

/** ALTCHA: how often a browser repeats its computation at most, about a second of one core. */
export const CAPTCHA_DIFFICULTY = 3000;
