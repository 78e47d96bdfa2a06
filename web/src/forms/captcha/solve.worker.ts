import { type Challenge, type Solution, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Takes an ALTCHA challenge, gives its solution; null when it took too long. */
self.onmessage = async ({ data: challenge }: MessageEvent<Challenge>) => {
  const solution: Solution | null = await solveChallenge({ challenge, deriveKey });
  self.postMessage(solution);
};
