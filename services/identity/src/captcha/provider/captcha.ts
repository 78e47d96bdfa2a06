import type { CaptchaProvider } from '@setu/proto/words';

/** A challenge for the browser. */
export interface Challenge {
  siteKey: string;
  /** JSON for the provider's widget. Empty if the widget creates its own challenge. */
  challenge: string;
  expiresAt?: Date;
}

/** The verdict on an answer. `id` identifies the challenge, so that no answer counts twice before it expires. */
export type AnswerCheck = { right: true; id: string; expiresAt: Date } | { right: false };

/**
 * A provider that distinguishes people from programs. Both methods throw `unavailable` while the provider does not
 * answer.
 */
export interface Captcha {
  provider: CaptchaProvider;
  /** `difficulty` is the provider's own measure of work. A higher value is slower for programs and people. */
  challenge(options: { difficulty: number; now: Date; validMs: number }): Promise<Challenge>;
  check(answer: string, now: Date): Promise<AnswerCheck>;
}
