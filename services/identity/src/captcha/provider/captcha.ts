import type { CaptchaProvider } from '@setu/proto/words';

/** A question for the browser. */
export interface Challenge {
  siteKey: string;
  /** JSON for the provider's widget; empty where the widget makes its own. */
  challenge: string;
  expiresAt?: Date;
}

/** What an answer is worth; `id` names the challenge, so that no answer counts twice before it expires. */
export type AnswerCheck = { right: true; id: string; expiresAt: Date } | { right: false };

/** Whoever tells people from programs. Both throw `unavailable` while the provider does not answer. */
export interface Captcha {
  provider: CaptchaProvider;
  /** `difficulty` is the provider's own measure of work; more is slower for programs and people. */
  challenge(asked: { difficulty: number; now: Date; validMs: number }): Promise<Challenge>;
  check(answer: string, now: Date): Promise<AnswerCheck>;
}
