import { z } from 'zod';
import { companyRowView } from './company.js';
import { constants } from './constants.js';
import { endpointsOf } from './endpoint.js';
import { companyType } from './page-context.js';
import { optionalLine, optionalPhone, phoneExtension } from './person-fields.js';
import { adminScreenRoutes } from './routes/admin-screens.js';
import { careListCodec, companyCareRoutes } from './routes/company-care.js';
import { profileView, removeTeammateInput, teamLineView } from './team.js';
import { nothing, uuid, writtenText } from './values.js';
import { personRoles } from './words.js';

/** A company as admins list it. */
export const careRowView = companyRowView.extend({ type: companyType });
export type CareRowView = z.infer<typeof careRowView>;

/** GET /admin/companies */
export const careListView = z.strictObject({ list: z.array(careRowView), total: z.number().int() });
export type CareListView = z.infer<typeof careListView>;

/** What a customer needs before it may trade, in the order in which it is done. */
export const matureStepKinds = ['active', 'requisites', 'signer', 'regulation', 'signature'] as const;

/** GET /admin/api/company/mature-state/{company}: no steps of a company that does not trade by a regulation. */
export const matureStateView = z.strictObject({
  is_commerce_allowed: z.boolean(),
  steps: z.array(
    z.strictObject({
      kind: z.enum(matureStepKinds),
      is_done: z.boolean(),
      /** Of the regulation: the edition in force. */
      regulation_number: z.number().int().nullable(),
      /** Of the regulation: until when the one before is enough; of the signature: when it was made. */
      at: z.string().nullable(),
    }),
  ),
});
export type MatureStateView = z.infer<typeof matureStateView>;

/** What is done to companies. */
export const companyChangeKinds = [
  'edited',
  'manager_set',
  'locked',
  'unlocked',
  'blacklisted',
  'unblacklisted',
  'deleted',
] as const;

/** GET /admin/companies/{company}, beside the company's own page. */
export const companyCareView = z.strictObject({
  blacklisted: z.boolean(),
  people: z.number().int(),
  active_people: z.number().int(),
  open_invites: z.number().int(),
  signatures: z.number().int(),
  /** Published and not at their end; null when it could not be had. */
  open_requests: z.number().int().nullable(),
  requests: z.number().int().nullable(),
  /** The newest twenty, newest first. */
  changes: z.array(
    z.strictObject({ kind: z.enum(companyChangeKinds), at: z.string(), person: z.string(), acting_person: z.string() }),
  ),
  all_changes: z.number().int(),
  mature_state: matureStateView,
  /** The broker's own company is not to be locked, hidden or deleted. */
  is_own: z.boolean(),
});
export type CompanyCareView = z.infer<typeof companyCareView>;

/** Pages of people, or of invites. */
export const careLinesView = z.strictObject({ list: z.array(teamLineView), total: z.number().int() });
export type CareLinesView = z.infer<typeof careLinesView>;

/** POST /admin/api/users/edit */
export const savedUserInput = z.object({
  id: uuid,
  surname: writtenText(constants.lineMax),
  name: writtenText(constants.lineMax),
  patronymic: optionalLine,
  mobile_phone: optionalPhone,
  work_phone: optionalPhone,
  work_add_phone: phoneExtension,
  roles: z.array(z.enum(personRoles, 'invalid_option')).min(1, 'required'),
  status: z.enum(['active', 'disabled'], 'invalid_option'),
  /** Who takes over what he answers for no more, where somebody has to. */
  heir: removeTeammateInput.shape.heir,
});
export type SavedUserInput = z.input<typeof savedUserInput>;

export const companyCareEndpoints = /* @__PURE__ */ endpointsOf(
  {
    listAllCompanies: { ...adminScreenRoutes.listAllCompanies, list: careListCodec },
    getCompanyCare: adminScreenRoutes.getCompanyCare,
    ...companyCareRoutes,
  },
  {
    listAllCompanies: { summary: 'All companies, for admins', answer: careListView },
    getCompanyCare: { summary: 'What admins know of a company beside its page', answer: companyCareView },
    setCompanyBlacklisted: {
      summary: 'Hides a company from strangers and customers (add), or shows it again (remove)',
      answer: z.strictObject({ blacklisted: z.boolean() }),
    },
    listCompanyInvites: { summary: 'A company’s open invites', answer: careLinesView },
    listCompanyUsers: { summary: 'A company’s people who were not removed', answer: careLinesView },
    removeCompanyInvite: { summary: 'Takes an invite of any company back', answer: nothing },
    extendCompanyInvite: {
      summary: 'A new week and a new link of any company’s invite, mailed',
      answer: z.strictObject({ valid_for: z.string() }),
    },
    deleteCompany: {
      summary: 'Deletes a company that has no open requests',
      input: z.object({ company: uuid }),
      answer: nothing,
    },
    getCompanyMatureState: { summary: 'What a customer lacks before it may trade', answer: matureStateView },
    removeCompanyUser: {
      summary: 'Removes somebody of any company; what he answers for goes to the heir',
      input: removeTeammateInput,
      answer: nothing,
    },
    listWholeUsers: {
      summary: 'The whole profiles of a company’s people',
      answer: z.strictObject({ list: z.array(profileView) }),
    },
    saveCompanyUser: {
      summary:
        'Writes somebody’s name, phones, roles and status; other roles or another status end his sessions, and what he answers for no more goes to the heir',
      input: savedUserInput,
      answer: z.strictObject({ user: profileView }),
    },
  },
);
