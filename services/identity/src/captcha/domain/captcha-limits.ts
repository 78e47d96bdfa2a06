/** How long an answer to a challenge is valid. */
export const CAPTCHA_VALID_MS = 5 * 60_000;
