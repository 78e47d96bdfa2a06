import { createHash } from 'node:crypto';
import { unavailable } from '@setu/kit/core';
import { z } from 'zod';
import type { AnswerCheck, Captcha } from './captcha.js';

/** An account with reCAPTCHA (v2, the checkbox), and where its verifier answers. */
export interface RecaptchaAccount {
  siteKey: string;
  secret: string;
  verifyUrl: string;
  /** Milliseconds the verifier has. */
  timeoutMs: number;
  /** Host names the answered page may have had; an answer of another site's page is none. */
  hosts: readonly string[];
}

/** Where it is said that nobody verifies. */
export interface CaptchaLog {
  warn(about: object, words: string): void;
}

/** How long an answer counts, by its own time: https://developers.google.com/recaptcha/docs/verify. */
const VALID_MS = 2 * 60_000;
/** Our clock and the verifier's may be so far apart. */
const CLOCKS_APART_MS = 60_000;
const longestReply = 20_000;
/** What the widget gives: one word of the alphabet of base64url. Nobody is asked about anything else. */
const answerShape = /^[\w-]{20,4500}$/;
/** The verifier calls the answer itself wrong; whatever else it complains of is our account or its own trouble. */
const wrongAnswers = ['invalid-input-response', 'missing-input-response', 'timeout-or-duplicate'];

const replyShape = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), challenge_ts: z.iso.datetime({ offset: true }), hostname: z.string() }),
  z.object({ success: z.literal(false), 'error-codes': z.array(z.string()).min(1) }),
]);
type Reply = z.output<typeof replyShape>;

/**
 * reCAPTCHA: the widget asks the person and its provider, and gives a token; the provider says whether it is one of our pages'
 * answers. `check` throws `unavailable` for whatever is no clear yes or no: no connection, no reply in time, a refused account.
 */
export function recaptcha(account: RecaptchaAccount, log: CaptchaLog): Captcha {
  return {
    provider: 'recaptcha',
    challenge: async () => ({ siteKey: account.siteKey, challenge: '' }),
    check: async (answer, now) => {
      if (!answerShape.test(answer)) return { right: false };
      try {
        return judge(await ask(account, answer), { answer, now, hosts: account.hosts });
      } catch (error) {
        const { host } = new URL(account.verifyUrl);
        log.warn({ err: error, host }, 'a captcha could not be verified: who failed before waits instead');
        throw unavailable(`the captcha's verifier at ${host} gives no verdict`, error);
      }
    },
  };
}

function judge(reply: Reply, { answer, now, hosts }: { answer: string; now: Date; hosts: readonly string[] }) {
  if (!reply.success) {
    if (reply['error-codes'].every((code) => wrongAnswers.includes(code))) return wrong;
    throw new Error(`it complains of ${reply['error-codes'].join(', ').slice(0, 200)}`);
  }
  const answeredAt = new Date(reply.challenge_ts).getTime();
  const expiresAt = answeredAt + VALID_MS + CLOCKS_APART_MS;
  const isInTime = answeredAt <= now.getTime() + CLOCKS_APART_MS && now.getTime() < expiresAt;
  if (!isInTime || !hosts.includes(reply.hostname.toLowerCase())) return wrong;
  const id = `recaptcha ${createHash('sha256').update(answer).digest('base64url')}`;
  return { right: true, id, expiresAt: new Date(expiresAt) } satisfies AnswerCheck;
}

const wrong: AnswerCheck = { right: false };

async function ask({ verifyUrl, secret, timeoutMs }: RecaptchaAccount, response: string): Promise<Reply> {
  const reply = await fetch(verifyUrl, {
    ...{ method: 'POST', redirect: 'error', signal: AbortSignal.timeout(timeoutMs) },
    headers: { accept: 'application/json' },
    body: new URLSearchParams({ secret, response }),
  });
  if (!reply.ok) {
    await reply.body?.cancel();
    throw new Error(`it refused: ${reply.status}`);
  }
  return replyShape.parse(JSON.parse(await shortText(reply)));
}

/** The reply's text; what is longer than any verdict is not read to its end. */
async function shortText(reply: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of reply.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > longestReply) throw new Error('it answers without end');
  }
  return text + decoder.decode();
}
