import { createHash } from 'node:crypto';
import { unavailable } from '@setu/kit/core';
import { z } from 'zod';
import type { AnswerCheck, Captcha } from './captcha.js';

/** A reCAPTCHA account (v2, the checkbox), and the URL of its verifier. */
export interface RecaptchaAccount {
  siteKey: string;
  secret: string;
  verifyUrl: string;
  /** The timeout of the verifier, in milliseconds. */
  timeoutMs: number;
  /** The host names of pages that may send answers. An answer from another site's page is rejected. */
  hosts: readonly string[];
}

/** The log for failed verifications. */
export interface CaptchaLog {
  warn(about: object, message: string): void;
}

/** How long an answer is valid from its own timestamp: https://developers.google.com/recaptcha/docs/verify. */
const VALID_MS = 2 * 60_000;
/** The maximum difference between our clock and the verifier's. */
const CLOCKS_APART_MS = 60_000;
const longestReply = 20_000;
/**
 * The shape of the widget's answer: one word in the base64url alphabet. Other text is rejected without calling the
 * verifier.
 */
const answerShape = /^[\w-]{20,4500}$/;
/** The error codes that mean a wrong answer. All other codes mean a problem with our account or with the verifier. */
const wrongAnswers = ['invalid-input-response', 'missing-input-response', 'timeout-or-duplicate'];

const replyShape = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), challenge_ts: z.iso.datetime({ offset: true }), hostname: z.string() }),
  z.object({ success: z.literal(false), 'error-codes': z.array(z.string()).min(1) }),
]);
type Reply = z.output<typeof replyShape>;

/**
 * Returns a captcha that uses reCAPTCHA. The widget challenges the user and returns a token. The provider then says
 * whether the token is an answer from one of our pages.
 * `check` throws `unavailable` if there is no clear verdict: no connection, no reply in time, or a refused account.
 */
export function recaptcha(account: RecaptchaAccount, log: CaptchaLog): Captcha {
  return {
    provider: 'recaptcha',
    challenge: async () => ({ siteKey: account.siteKey, challenge: '' }),
    check: async (answer, now) => {
      if (!answerShape.test(answer)) return { right: false };
      try {
        return judge(await verify(account, answer), { answer, now, hosts: account.hosts });
      } catch (error) {
        const { host } = new URL(account.verifyUrl);
        log.warn(
          { err: error, host },
          'a captcha could not be verified, so users with failed sign-ins must wait instead',
        );
        throw unavailable(`the captcha verifier at ${host} returned no verdict`, error);
      }
    },
  };
}

function judge(reply: Reply, { answer, now, hosts }: { answer: string; now: Date; hosts: readonly string[] }) {
  if (!reply.success) {
    if (reply['error-codes'].every((code) => wrongAnswers.includes(code))) return wrong;
    throw new Error(`the verifier reported ${reply['error-codes'].join(', ').slice(0, 200)}`);
  }
  const answeredAt = new Date(reply.challenge_ts).getTime();
  const expiresAt = answeredAt + VALID_MS + CLOCKS_APART_MS;
  const isInTime = answeredAt <= now.getTime() + CLOCKS_APART_MS && now.getTime() < expiresAt;
  if (!isInTime || !hosts.includes(reply.hostname.toLowerCase())) return wrong;
  const id = `recaptcha ${createHash('sha256').update(answer).digest('base64url')}`;
  return { right: true, id, expiresAt: new Date(expiresAt) } satisfies AnswerCheck;
}

const wrong: AnswerCheck = { right: false };

async function verify({ verifyUrl, secret, timeoutMs }: RecaptchaAccount, response: string): Promise<Reply> {
  const reply = await fetch(verifyUrl, {
    ...{ method: 'POST', redirect: 'error', signal: AbortSignal.timeout(timeoutMs) },
    headers: { accept: 'application/json' },
    body: new URLSearchParams({ secret, response }),
  });
  if (!reply.ok) {
    await reply.body?.cancel();
    throw new Error(`the verifier answered ${reply.status}`);
  }
  return replyShape.parse(JSON.parse(await shortText(reply)));
}

/** Returns the text of the reply. Throws if it is longer than any verdict, without reading to its end. */
async function shortText(reply: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of reply.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > longestReply) throw new Error('the reply is too long');
  }
  return text + decoder.decode();
}
