import { z } from 'zod';
import { endpointsOf } from './endpoint.js';
import { wholeNumber } from './number-inputs.js';
import { requestRowView } from './requests.js';
import { reviewRowView } from './reviews.js';
import { deskRoutes } from './routes/desk.js';
import { substitutedView } from './substitutions.js';
import { supplierDeskView } from './supplier-desk.js';
import { personView, routeView } from './values.js';
import { milestoneKinds, requestStatuses, waitingReasons } from './words.js';

/** A sum in rupees, and in roubles at the rate of each amount. The roubles are null if an amount has no rate. */
const sum = { inr: z.number(), rub: z.number().nullable() };

/** A further reason why a request needs the caller's attention, with the place where they can respond. */
export const deskMatterView = z.strictObject({
  reason: z.enum(waitingReasons),
  milestone: z.enum(milestoneKinds).nullable(),
  route: routeView,
});
export type DeskMatterView = z.infer<typeof deskMatterView>;

/**
 * A request that needs the caller's attention: it is their turn, or there is a question, a message, a milestone, a claim
 * or a sample.
 * `due_at` is null without a deadline. `route` leads to the page on which the caller can respond.
 */
export const deskTaskView = z.strictObject({
  request: requestRowView,
  due_at: z.string().nullable(),
  reason: z.enum(waitingReasons),
  since: z.string(),
  /** The kind, if a milestone is the reason. */
  milestone: z.enum(milestoneKinds).nullable(),
  route: routeView,
  /** What else waits in the request, most important first. */
  others: z.array(deskMatterView),
});
export type DeskTaskView = z.infer<typeof deskTaskView>;

/** The caller's requests in one stage. */
export const deskStageView = z.strictObject({
  status: z.enum(requestStatuses),
  count: z.number().int(),
  /** The counts of requests from the catalogue and from a description. Each kind has its own list. */
  rfc: z.number().int(),
  rfd: z.number().int(),
  ...sum,
  /** True if a price is a range, of which only the lower end counts. */
  is_lower_bound: z.boolean(),
  /** When the oldest request entered the stage. */
  oldest_at: z.string(),
  /** The number of requests past the stage's time limit. */
  late: z.number().int(),
  late_rfc: z.number().int(),
  late_rfd: z.number().int(),
  /** The number that will be past the limit by the end of the day in Moscow. */
  due_today: z.number().int(),
  due_today_rfc: z.number().int(),
  due_today_rfd: z.number().int(),
  /** The counts by days in the stage: up to 1, 3, 5, 10, and longer. */
  ages: z.array(z.number().int()).length(5),
  /** The time limit of the stage in hours, or null if it has none. */
  term_hours: z.number().int().nullable(),
});
export type DeskStageView = z.infer<typeof deskStageView>;

/** The number and the total of the contracts of one month (YYYY-MM). */
export const monthSpendView = z.strictObject({ month: z.string(), count: z.number().int(), ...sum });
export type MonthSpendView = z.infer<typeof monthSpendView>;

/** The open requests of a manager. `manager` is null for unassigned requests. */
export const managerLoadView = z.strictObject({
  manager: personView.nullable(),
  open: z.number().int(),
  late: z.number().int(),
});
export type ManagerLoadView = z.infer<typeof managerLoadView>;

const figure = z.number().int().nullable();

/** The figures of an administrator's desk. */
export const adminDeskView = z.strictObject({
  /** All companies: suppliers, customers and brokers. */
  companies: figure,
  suppliers: figure,
  customers: figure,
  /** The active users of the broker, and open invitations. */
  team: figure,
  invited: figure,
  categories: figure,
  /** The searches of the last four weeks that found nothing, as in `demand`. */
  missed_searches: figure,
  /** The companies with a valid signature of the regulation, and the customers without the right to trade. */
  signed: figure,
  unsigned: figure,
  /** The public cards whose HS codes have no duty rate in force. */
  without_duty: figure,
  /** The rates of all tables that end within 30 days, and those that have ended. */
  expiring_rates: figure,
  expired_rates: figure,
});
export type AdminDeskView = z.infer<typeof adminDeskView>;

/** Words that buyers searched for and did not find. `searches` is null for suppliers. */
const unmetWords = z.strictObject({
  words: z.string(),
  /** The customer companies that searched for them. Suppliers see only words of five or more companies. */
  companies: z.number().int(),
  searches: z.number().int().nullable(),
  /** What the words mean in the reader's language. Null if they are in that language or unknown. */
  meaning: z.string().nullable(),
});

/** The newest weekly list of unmet demand. `week` is a Monday (YYYY-MM-DD), or null before the first list. */
export const unmetDemandView = z.strictObject({ week: z.string().nullable(), words: z.array(unmetWords) });
export type UnmetDemandView = z.infer<typeof unmetDemandView>;

/** GET /user/desk. Parts that do not apply to the caller are empty. A part whose service is unavailable is null. */
export const deskView = z.strictObject({
  requests: z
    .strictObject({
      waiting: z.array(deskTaskView),
      waiting_total: z.number().int(),
      /** The number of waiting tasks for each reason that has any. */
      waiting_counts: z.partialRecord(z.enum(waitingReasons), z.number().int()),
      stages: z.array(deskStageView),
      spend: z.array(monthSpendView),
      load: z.array(managerLoadView),
      /**
       * The median time from the publication of a customer's request until a manager accepts or rejects it, over the
       * requests of the last 30 days. Null without answers, and for everyone except managers.
       */
      first_answer_minutes: z.number().int().nullable(),
    })
    .nullable(),
  /** The brokers' queues: cards to review, and suppliers' applications. */
  queues: z
    .strictObject({
      reviews: z.number().int().nullable(),
      /** The applications that wait for the reader, and those of them that were not answered or decided in time. */
      ...{ applications: z.number().int().nullable(), applications_overdue: z.number().int().nullable() },
    })
    .nullable(),
  /** The oldest reviews that wait for a reviewer, at most ten. Null for other roles. */
  reviews: z.array(reviewRowView).nullable(),
  /** What an administrator manages, or null for other roles. A number whose service is unavailable is null. */
  admin: adminDeskView.nullable(),
  /** The supplier's own cards and page, or null for other roles. */
  supplier: supplierDeskView.nullable(),
  /** What buyers look for and do not find. Null for customers. */
  demand: unmetDemandView.nullable(),
  /** The users that the caller may stand in for. */
  substituted_users: z.array(substitutedView),
});
export type DeskView = z.infer<typeof deskView>;

/** The part of the desk to return: everything, or a page of the tasks with one reason. */
const deskQuery = z.object({
  reason: z.enum(waitingReasons, 'invalid_option').optional(),
  page: wholeNumber(1, 10_000).optional(),
});

export const deskEndpoints = /* @__PURE__ */ endpointsOf(deskRoutes, {
  getDesk: {
    summary: 'Returns the desk of the caller’s role: pending tasks, pipeline, spend or workload',
    query: deskQuery,
    answer: deskView,
  },
});
