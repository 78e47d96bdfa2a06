import type { DemoFile } from '../shapes/demo-review.js';

/** Documents of requests, cards and companies. */
export const demoFiles: DemoFile[] = [];
