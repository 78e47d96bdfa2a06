import { z } from 'zod';
import { constants } from './constants.js';
import { endpointsOf } from './endpoint.js';
import { substitutionRoutes } from './routes/substitutions.js';
import { nothing, personView, textUpTo } from './values.js';

/** A day as a form sends it; whether it is one, and may be had, the owner says by its field. */
const day = textUpTo(40);

/** POST /team/profile/substitute/{teamUser}: the days are inclusive, YYYY-MM-DD, the person's own. */
export const substituteInput = z.object({
  substitute: textUpTo(64).min(1, 'required'),
  date_start: day.min(1, 'required'),
  date_finish: day.min(1, 'required'),
});
export type SubstituteInput = z.input<typeof substituteInput>;

/** The specification's own way of asking for a page of people. */
export const peopleInput = z.object({
  extra: z.unknown().optional(),
  orderBy: z.unknown().optional(),
  selectBy: z
    .object({
      like_concat: z.object({
        fields: z.array(z.string()).optional(),
        value: textUpTo(constants.searchMaxLength),
      }),
    })
    .partial()
    .optional(),
  pagination: z
    .object({
      page: z.coerce.number().int().min(1).max(1_000_000).optional(),
      limit: z.coerce.number().int().min(1).max(100).optional(),
      tableSize: z.coerce.number().int().min(1).max(100).optional(),
    })
    .optional(),
});
export type PeopleInput = z.input<typeof peopleInput>;

/** One person acting for another, `start` to `finish` inclusive in `time_zone` (IANA). `username`: what switches to `user`. */
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

/** Somebody who may be switched into now. */
export const substitutedView = personView.extend({ username: z.string() });
export type SubstitutedView = z.infer<typeof substitutedView>;

/** GET /team/profile/substitute/{teamUser}; `today`: the first day a new substitution may have. */
export const substitutionsView = z.strictObject({
  user: personView,
  substitute: substitutionView.nullable(),
  substituted: z.array(substitutionView),
  /** Of them those the reader himself may be switched into now. */
  open: z.array(substitutedView),
  today: z.string(),
});
export type SubstitutionsView = z.infer<typeof substitutionsView>;

/** Who has a substitute cannot be one: `taken` says who and until when. */
export const candidateView = personView.extend({
  roles: z.array(z.string()),
  is_selectable: z.boolean(),
  taken: z.strictObject({ substitute: personView, start: z.string(), finish: z.string() }).nullable(),
});
export type CandidateView = z.infer<typeof candidateView>;

const pageOf = <T extends z.ZodType>(one: T) => z.strictObject({ list: z.array(one), total_count: z.number().int() });

export const substitutionEndpoints = /* @__PURE__ */ endpointsOf(substitutionRoutes, {
  getSubstitutions: { summary: 'Who stands in for a person, and for whom he does', answer: substitutionsView },
  saveSubstitution: {
    summary: 'Arranges a substitution, or gives the one there is other days',
    input: substituteInput,
    answer: substitutionView,
  },
  endSubstitution: { summary: 'Ends a substitution', answer: nothing },
  listSubstituteCandidates: {
    summary: 'Who of the company may stand in for a person',
    input: peopleInput,
    answer: pageOf(candidateView),
  },
  listSubstituted: {
    summary: 'Whom a person stands in for',
    input: peopleInput,
    answer: pageOf(substitutionView),
  },
});
