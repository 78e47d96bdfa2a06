import { type Challenge, type Solution, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Solves an ALTCHA challenge and posts the solution, or null after a timeout. */
self.onmessage = async ({ data: challenge }: MessageEvent<Challenge>) => {
  const solution: Solution | null = await solveChallenge({ challenge, deriveKey });
  self.postMessage(solution);
};
