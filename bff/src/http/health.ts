import type { Express } from 'express';

/**
 * Mounts the health checks. Live: the event loop runs. Ready: listening and not draining, regardless of other services.
 */
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
