import type { CaptchaView } from '@setu/contract';
import type { Challenge, Solution } from 'altcha-lib';
import { call } from '../../lib/http';

/** Works a challenge out beside the page, which stays usable. */
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

/**
 * Fetches a fresh challenge and works it out; gives the answer as the server takes it, empty where none is asked for.
 * Throws when the challenge could not be had or solved.
 */
export async function answerCaptcha(signal: AbortSignal): Promise<string> {
  const response = await call('/api/captcha', { signal });
  const { data } = (await response.json()) as { data: CaptchaView };
  if (data.provider === 'none' || data.challenge === null) return '';
  const challenge = JSON.parse(data.challenge) as Challenge;
  const solution = await solve(challenge, signal);
  return btoa(JSON.stringify({ challenge, solution }));
}
