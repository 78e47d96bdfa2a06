import { createHmac, randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { Captcha } from './captcha.js';

const algorithm = 'PBKDF2/SHA-256';
const COST = 1000;
/** The widget's answers have about 900 characters. Longer text than this is rejected unread. */
const LONGEST = 4000;

const parameters = z.object({
  ...{ algorithm: z.string(), cost: z.number(), data: z.object({ until: z.number() }) },
  ...{ nonce: z.string(), salt: z.string(), keyLength: z.number(), keyPrefix: z.string(), keySignature: z.string() },
});
const answerShape = z.object({
  challenge: z.object({ parameters, signature: z.string() }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/**
 * Returns a captcha that uses ALTCHA: the browser must repeat a computation up to `difficulty` times. No other service
 * is called, so a check is always possible.
 * The first key signs challenges. Challenges signed with any of the keys are accepted.
 */
export function altcha(keys: readonly string[]): Captcha {
  const secrets = keys.map((key) => ({ challenge: derived(key, 'challenge'), solution: derived(key, 'solution') }));
  const [signing] = secrets;
  if (signing === undefined) throw new Error('altcha needs a key');
  return {
    provider: 'altcha',
    challenge: async ({ difficulty, now, validMs }) => {
      const expiresAt = new Date(now.getTime() + validMs);
      const made = await createChallenge({
        algorithm,
        cost: COST,
        counter: randomInt(Math.ceil(difficulty / 2), difficulty + 1),
        deriveKey,
        // The library's own "expiresAt" is not used, because it compares with the machine's clock instead of the
        // service's.
        data: { until: expiresAt.getTime() },
        hmacSignatureSecret: signing.challenge,
        hmacKeySignatureSecret: signing.solution,
      });
      return { siteKey: '', challenge: JSON.stringify(made), expiresAt };
    },
    check: async (answer, now) => {
      const read = readAnswer(answer);
      const expiresAt = new Date(read?.challenge.parameters.data.until ?? 0);
      if (read === undefined || expiresAt <= now) return { right: false };
      for (const secret of secrets) {
        const { verified } = await verifySolution({
          ...read,
          deriveKey,
          hmacSignatureSecret: secret.challenge,
          hmacKeySignatureSecret: secret.solution,
        });
        if (verified) return { right: true, id: read.challenge.signature, expiresAt };
      }
      return { right: false };
    },
  };
}

const derived = (key: string, use: string): string => createHmac('sha256', key).update(`altcha ${use}`).digest('hex');

function readAnswer(answer: string): z.output<typeof answerShape> | undefined {
  if (answer.length > LONGEST) return undefined;
  try {
    return answerShape.safeParse(JSON.parse(Buffer.from(answer, 'base64').toString('utf8'))).data;
  } catch {
    return undefined;
  }
}
