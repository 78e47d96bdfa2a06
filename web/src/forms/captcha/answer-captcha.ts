import type { CaptchaView } from '@setu/contract';
import type { Challenge, Solution } from 'altcha-lib';
import { call } from '../../lib/http';

/** Solves a challenge in a worker, so that the page stays responsive. */
function solve(challenge: Challenge, signal: AbortSignal): Promise<Solution> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' });
    const end = () => worker.terminate();
    signal.addEventListener('abort', end, { once: true });
    worker.onmessage = ({ data }: MessageEvent<Solution | null>) => {
      end();
      if (data) resolve(data);
      else reject(new Error('The challenge was not solved in time'));
    };
    worker.onerror = ({ message }) => {
      end();
      reject(new Error(message));
    };
    worker.postMessage(challenge);
  });
}

/** Requests a new challenge of the configured captcha. Throws if the request fails. */
export async function requestCaptcha(signal: AbortSignal): Promise<CaptchaView> {
  const response = await call('/api/captcha', { signal });
  const { data } = (await response.json()) as { data: CaptchaView };
  return data;
}

/**
 * Solves a challenge that needs no user and returns the answer in the server's format. Returns an empty text if there
 * is nothing to solve.
 */
export async function answerCaptcha({ challenge: text }: CaptchaView, signal: AbortSignal): Promise<string> {
  if (text === null) return '';
  const challenge = JSON.parse(text) as Challenge;
  const solution = await solve(challenge, signal);
  return btoa(JSON.stringify({ challenge, solution }));
}
