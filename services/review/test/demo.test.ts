import { demoApplications, demoReviews } from '@setu/demo-world';
import { actors } from '@setu/kit/testing';
import { ListReviewsRequest } from '@setu/proto/review/reviews';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boot, type World } from './fixtures.js';

const senior = actors.broker({ roles: ['TEAM_ADMIN'] });

describe('The demo world', () => {
  let world: World;
  beforeAll(async () => {
    world = await boot({ demo: true });
  });
  afterAll(() => world.close());

  it('contains reviews and applications, and every name in them is known', async () => {
    const now = world.clock.now();
    const page = { page: 1, limit: 100 };
    const reviews = await world.client.listReviews(ListReviewsRequest.fromPartial({ page }), { actor: senior });
    const applications = await world.client.listApplications(
      { statuses: [], page, search: '', managerIds: [], waitsForCaller: false },
      { actor: senior },
    );
    expect(reviews.total).toBe(demoReviews(now).length);
    expect(applications.total).toBe(demoApplications(now).length);
    for (const review of reviews.reviews) {
      expect(review.name?.en).not.toBe('');
      expect(review.supplierName).not.toBe('');
      expect(review.managerName).not.toBe('');
    }
  });
});
