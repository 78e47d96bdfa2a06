import type { Express } from 'express';

/** Live: the loop turns. Ready: listening, not draining; never a sibling's health. */
export const mountHealth = (app: Express, isReady: () => boolean): void => {
  app.get('/healthz', (_req, res) => {
    res.set('Cache-Control', 'no-store').json({ status: 'live' });
  });
  app.get('/readyz', (_req, res) => {
    const ready = isReady();
    res
      .set('Cache-Control', 'no-store')
      .status(ready ? 200 : 503)
      .json({ status: ready ? 'ready' : 'not_ready' });
  });
};
