import { z } from 'zod';
import { constants } from './constants.js';
import { endpointsOf } from './endpoint.js';
import { pageNumber, pageSize } from './number-inputs.js';
import { substitutionRoutes } from './routes/substitutions.js';
import { nothing, personView, textUpTo } from './values.js';

/** A day as a form sends it. The owning service validates it and reports errors on its field. */
const day = textUpTo(40);

/** POST /team/profile/substitute/{teamUser}. The days are inclusive, YYYY-MM-DD, in the user's time zone. */
export const substituteInput = z.object({
  substitute: textUpTo(64).min(1, 'required'),
  date_start: day.min(1, 'required'),
  date_finish: day.min(1, 'required'),
});
export type SubstituteInput = z.input<typeof substituteInput>;

/** The query of a page of users, as the specification defines it. */
export const peopleInput = z.object({
  extra: z.unknown().optional(),
  orderBy: z.unknown().optional(),
  selectBy: z
    .strictObject({
      like_concat: z.strictObject({
        fields: z.array(z.enum(['name', 'surname', 'patronymic'])).optional(),
        value: textUpTo(constants.searchMaxLength),
      }),
    })
    .partial()
    .optional(),
  pagination: z
    .object({
      page: pageNumber.optional(),
      limit: pageSize.optional(),
      tableSize: pageSize.optional(),
    })
    .optional(),
});
export type PeopleInput = z.input<typeof peopleInput>;

/**
 * A substitution: one user acts for another from `start` to `finish` inclusive, in `time_zone` (IANA). `username` is
 * the value that switches to `user`.
 */
export const substitutionView = z.strictObject({
  id: z.uuid(),
  user: personView,
  substitute: personView,
  start: z.string(),
  finish: z.string(),
  time_zone: z.string(),
  is_in_force: z.boolean(),
});
export type SubstitutionView = z.infer<typeof substitutionView>;

/** A user whom the caller can switch to now, and the last day on which they can (YYYY-MM-DD). */
export const substitutedView = personView.extend({ username: z.string(), until: z.string() });
export type SubstitutedView = z.infer<typeof substitutedView>;

/** GET /team/profile/substitute/{teamUser}. `today` is the first day that a new substitution may have. */
export const substitutionsView = z.strictObject({
  user: personView,
  substitute: substitutionView.nullable(),
  substituted: z.array(substitutionView),
  /** The users in these substitutions to whom the caller can switch now. */
  open: z.array(substitutedView),
  today: z.string(),
});
export type SubstitutionsView = z.infer<typeof substitutionsView>;

/**
 * A possible substitute. A user who already has a substitute cannot be chosen. `taken` then names that substitute and
 * the period.
 */
export const candidateView = personView.extend({
  roles: z.array(z.string()),
  is_selectable: z.boolean(),
  taken: z.strictObject({ substitute: personView, start: z.string(), finish: z.string() }).nullable(),
});
export type CandidateView = z.infer<typeof candidateView>;

const pageOf = <T extends z.ZodType>(one: T) => z.strictObject({ list: z.array(one), total_count: z.number().int() });

export const substitutionEndpoints = /* @__PURE__ */ endpointsOf(substitutionRoutes, {
  getSubstitutions: { summary: 'Returns the substitutions of a user in both directions', answer: substitutionsView },
  saveSubstitution: {
    summary: 'Arranges a substitution, or changes the days of the existing one',
    input: substituteInput,
    answer: substitutionView,
  },
  endSubstitution: { summary: 'Ends a substitution', answer: nothing },
  listSubstituteCandidates: {
    summary: 'Lists the users of the company who may stand in for a user',
    input: peopleInput,
    answer: pageOf(candidateView),
  },
  listSubstituted: {
    summary: 'Lists the users whom a user stands in for',
    input: peopleInput,
    answer: pageOf(substitutionView),
  },
});
