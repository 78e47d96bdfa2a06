import { z } from 'zod';
import { endpointsOf } from './endpoint.js';
import { requestRowView } from './requests.js';
import { deskRoutes } from './routes/desk.js';
import { substitutedView } from './substitutions.js';
import { supplierDeskView } from './supplier-desk.js';
import { personView, routeView } from './values.js';
import { milestoneKinds, requestStatuses, waitingReasons } from './words.js';

/** A sum of amounts: rupees, and roubles at each amount's own rate, null where one of them has none. */
const sum = { inr: z.number(), rub: z.number().nullable() };

/**
 * A request of which something waits for the reader: its turn, or what was asked, written, expected, claimed. `due_at`
 * null: it may wait as long as it likes. `route`: its place.
 */
export const deskTaskView = z.strictObject({
  request: requestRowView,
  due_at: z.string().nullable(),
  reason: z.enum(waitingReasons),
  since: z.string(),
  /** Of a milestone. */
  milestone: z.enum(milestoneKinds).nullable(),
  route: routeView,
});
export type DeskTaskView = z.infer<typeof deskTaskView>;

/** A stage of the reader's requests. */
export const deskStageView = z.strictObject({
  status: z.enum(requestStatuses),
  count: z.number().int(),
  /** Of them from the catalogue and from a description: each kind has a list of its own. */
  rfc: z.number().int(),
  rfd: z.number().int(),
  ...sum,
  /** Since when the longest one is there. */
  oldest_at: z.string(),
  /** How many are beyond the stage's term. */
  late: z.number().int(),
  late_rfc: z.number().int(),
  late_rfd: z.number().int(),
  /** Days there: up to 1, 3, 5, 10, and longer. */
  ages: z.array(z.number().int()).length(5),
  /** Null: the stage has no term. */
  term_hours: z.number().int().nullable(),
});
export type DeskStageView = z.infer<typeof deskStageView>;

/** What was contracted in a month (YYYY-MM). */
export const monthSpendView = z.strictObject({ month: z.string(), count: z.number().int(), ...sum });
export type MonthSpendView = z.infer<typeof monthSpendView>;

/** A manager's open requests; `manager` null: those nobody has taken. */
export const managerLoadView = z.strictObject({
  manager: personView.nullable(),
  open: z.number().int(),
  late: z.number().int(),
});
export type ManagerLoadView = z.infer<typeof managerLoadView>;

/** GET /user/desk: parts that are not the reader's are empty; a part whose service is away is null. */
export const deskView = z.strictObject({
  requests: z
    .strictObject({
      waiting: z.array(deskTaskView),
      waiting_total: z.number().int(),
      /** How much of it waits for which reason; only those for which something does. */
      waiting_counts: z.partialRecord(z.enum(waitingReasons), z.number().int()),
      stages: z.array(deskStageView),
      spend: z.array(monthSpendView),
      load: z.array(managerLoadView),
    })
    .nullable(),
  /** Queues of brokers: cards to review, suppliers' applications. */
  queues: z
    .strictObject({ reviews: z.number().int().nullable(), applications: z.number().int().nullable() })
    .nullable(),
  /** A supplier's own cards and page; null for others. */
  supplier: supplierDeskView.nullable(),
  /** Whose account the reader may stand in for. */
  substituted_users: z.array(substitutedView),
});
export type DeskView = z.infer<typeof deskView>;

/** What of the desk is asked for: everything, or a page of what waits for one reason. */
const deskQuery = z.object({
  reason: z.enum(waitingReasons, 'invalid_option').optional(),
  page: z.coerce.number().int().min(1).max(10_000).optional(),
});

export const deskEndpoints = /* @__PURE__ */ endpointsOf(deskRoutes, {
  getDesk: {
    summary: 'The desk of the caller’s role: what waits, the pipeline, spend or load',
    query: deskQuery,
    answer: deskView,
  },
});
