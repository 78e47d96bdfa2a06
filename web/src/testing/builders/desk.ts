import type { DeskView } from '@setu/contract';
import { aRequestRow, requestIds } from './request';

/** Returns the time that was some days ago. */
export const ago = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();
/** A stage of the desk with two requests. */
export const aStage = {
  count: 2,
  rfc: 2,
  rfd: 0,
  inr: 100_000,
  rub: 90_000,
  is_lower_bound: false,
  oldest_at: ago(9),
  late: 1,
  late_rfc: 1,
  late_rfd: 0,
  due_today: 1,
  due_today_rfc: 1,
  due_today_rfd: 0,
  ages: [1, 0, 0, 1, 0],
  term_hours: 168,
};

/** Returns the desk of a user with two contracted requests. */
export const aDesk = (changes: Partial<NonNullable<DeskView['requests']>> = {}): DeskView => ({
  requests: {
    waiting: [
      {
        request: aRequestRow({
          id: requestIds.request,
          numeric_hash: '11111111',
          status: 'contracted',
          status_at: ago(4),
        }),
        ...{ due_at: ago(-3), since: ago(4), reason: 'turn', milestone: null, route: aRequestRow().route, others: [] },
      },
      {
        request: aRequestRow({
          id: requestIds.company,
          numeric_hash: '22222222',
          status: 'contracted',
          status_at: ago(9),
        }),
        ...{
          due_at: ago(2),
          since: ago(9),
          reason: 'turn',
          milestone: null,
          others: [],
          route: { ...aRequestRow().route, params: { requestEntity: requestIds.company } },
        },
      },
    ],
    waiting_total: 2,
    waiting_counts: { turn: 2 },
    stages: [{ ...aStage, status: 'contracted' }],
    spend: [{ month: ago(0).slice(0, 7), count: 2, inr: 100_000, rub: 90_000 }],
    load: [],
    first_answer_minutes: null,
    ...changes,
  },
  queues: null,
  reviews: null,
  admin: null,
  supplier: null,
  demand: null,
  substituted_users: [
    {
      ...{ id: requestIds.author, name: 'Пётр', surname: 'Лапин', patronymic: '' },
      ...{ username: 'lapin@volga.example', until: '2026-12-05' },
    },
  ],
});
