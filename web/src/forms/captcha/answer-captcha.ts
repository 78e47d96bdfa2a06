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

/** Fetches a fresh question of the configured captcha. Throws when it could not be had. */
export async function askCaptcha(signal: AbortSignal): Promise<CaptchaView> {
  const response = await call('/api/captcha', { signal });
  const { data } = (await response.json()) as { data: CaptchaView };
  return data;
}

/** Works out what needs no person; gives the answer as the server takes it, empty where there is nothing to work out. */
export async function answerCaptcha({ challenge: text }: CaptchaView, signal: AbortSignal): Promise<string> {
  if (text === null) return '';
  const challenge = JSON.parse(text) as Challenge;
  const solution = await solve(challenge, signal);
  return btoa(JSON.stringify({ challenge, solution }));
}
