import type { DemoNotice } from './shapes/demo-review.js';

/** Takes the moment of loading, gives the accounts' notices, read and unread. */
export function demoNotices(_now: Date): DemoNotice[] {
  return [];
}
