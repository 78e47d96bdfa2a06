import { existsSync } from 'node:fs';
import path from 'node:path';
import express, { type Express, type Request } from 'express';
import sirv from 'sirv';

/**
 * Serves the built web app, with the compressed files that the build has stored. Its page is not a file: we render it
 * from our own template.
 */
export const staticFiles = (app: Express, webDir: string): void => {
  const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';
  const build = path.join(webDir, 'build');
  // Development serves the sources instead.
  if (existsSync(build)) {
    const options = { brotli: true, gzip: true, etag: true, extensions: [], immutable: true, maxAge: 31_536_000 };
    const serveBuild = sirv(build, options);
    app.use('/build', (req, res, next) => (isRead(req) ? serveBuild(req, res, next) : next()));
  }
  const serveRoot = express.static(webDir, { index: false, maxAge: '1h', redirect: false });
  // Only names that can be files in the root are looked up on disk: /favicon.svg, never /catalog/tree.
  const isRootFile = (name: string): boolean => /^\/[\w-]+\.(?!html$)\w+$/.test(name);
  app.use((req, res, next) => (isRootFile(req.path) ? serveRoot(req, res, next) : next()));
};
