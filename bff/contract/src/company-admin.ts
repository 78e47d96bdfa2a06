import { z } from 'zod';
import { companyRowView } from './company.js';
import { constants } from './constants.js';
import { endpointsOf } from './endpoint.js';
import { companyType } from './page-context.js';
import { optionalLine, optionalPhone, phoneExtension } from './person-fields.js';
import { adminScreenRoutes } from './routes/admin-screens.js';
import { companyAdminListCodec, companyAdminRoutes } from './routes/company-admin.js';
import { profileView, removeTeammateInput, teamLineView } from './team.js';
import { nothing, uuid, writtenText } from './values.js';
import { personRoles } from './words.js';

/** A company in the admins' list. */
export const companyAdminRowView = companyRowView.extend({ type: companyType });
export type CompanyAdminRowView = z.infer<typeof companyAdminRowView>;

/** GET /admin/companies */
export const companyAdminListView = z.strictObject({ list: z.array(companyAdminRowView), total: z.number().int() });
export type CompanyAdminListView = z.infer<typeof companyAdminListView>;

/** The steps a customer completes before it may trade, in their order. */
export const matureStepKinds = ['active', 'requisites', 'signer', 'regulation', 'signature'] as const;

/**
 * GET /admin/api/company/mature-state/{company}. The steps are empty for a company that trades without a regulation.
 */
export const matureStateView = z.strictObject({
  is_commerce_allowed: z.boolean(),
  steps: z.array(
    z.strictObject({
      kind: z.enum(matureStepKinds),
      is_done: z.boolean(),
      /** For the regulation step: the version in force. */
      regulation_number: z.number().int().nullable(),
      /**
       * For the regulation step: the last day on which a signature of the previous version is still sufficient. For the
       * signature step: when it was signed.
       */
      at: z.string().nullable(),
    }),
  ),
});
export type MatureStateView = z.infer<typeof matureStateView>;

/** The kinds of changes to a company. */
export const companyChangeKinds = [
  'edited',
  'manager_set',
  'locked',
  'unlocked',
  'blacklisted',
  'unblacklisted',
  'deleted',
] as const;

/** GET /admin/companies/{company}: the data for admins, in addition to the company's page. */
export const companyAdminView = z.strictObject({
  blacklisted: z.boolean(),
  people: z.number().int(),
  active_people: z.number().int(),
  open_invites: z.number().int(),
  signatures: z.number().int(),
  /** The number of published requests that have not ended, or null if it is unavailable. */
  open_requests: z.number().int().nullable(),
  requests: z.number().int().nullable(),
  /** The latest twenty changes, newest first. */
  changes: z.array(
    z.strictObject({ kind: z.enum(companyChangeKinds), at: z.string(), person: z.string(), acting_person: z.string() }),
  ),
  all_changes: z.number().int(),
  mature_state: matureStateView,
  /** True for the broker's own company, which cannot be locked, hidden or deleted. */
  is_own: z.boolean(),
});
export type CompanyAdminView = z.infer<typeof companyAdminView>;

/** A page of users, or of invites. */
export const companyAdminLinesView = z.strictObject({ list: z.array(teamLineView), total: z.number().int() });
export type CompanyAdminLinesView = z.infer<typeof companyAdminLinesView>;

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
  /** The user who takes over the responsibilities that this user loses. Required if the user loses any. */
  heir: removeTeammateInput.shape.heir,
});
export type SavedUserInput = z.input<typeof savedUserInput>;

export const companyAdminEndpoints = /* @__PURE__ */ endpointsOf(
  {
    listAllCompanies: { ...adminScreenRoutes.listAllCompanies, list: companyAdminListCodec },
    getCompanyAdmin: adminScreenRoutes.getCompanyAdmin,
    ...companyAdminRoutes,
  },
  {
    listAllCompanies: { summary: 'Lists all companies for admins', answer: companyAdminListView },
    getCompanyAdmin: { summary: 'Returns the admin data of a company', answer: companyAdminView },
    setCompanyBlacklisted: {
      summary: 'Hides a company from anonymous visitors and customers (add), or shows it again (remove)',
      answer: z.strictObject({ blacklisted: z.boolean() }),
    },
    listCompanyInvites: { summary: 'Lists the open invites of a company', answer: companyAdminLinesView },
    listCompanyUsers: { summary: 'Lists a company’s users, except removed ones', answer: companyAdminLinesView },
    removeCompanyInvite: { summary: 'Revokes an invite of any company', answer: nothing },
    extendCompanyInvite: {
      summary: 'Extends an invite of any company by a week and emails a new link',
      answer: z.strictObject({ valid_for: z.string() }),
    },
    deleteCompany: {
      summary: 'Deletes a company that has no open requests',
      input: z.object({ company: uuid }),
      answer: nothing,
    },
    getCompanyMatureState: {
      summary: 'Lists the steps a customer must complete before it may trade',
      answer: matureStateView,
    },
    removeCompanyUser: {
      summary: 'Removes a user of any company and hands their responsibilities to the successor',
      input: removeTeammateInput,
      answer: nothing,
    },
    listWholeUsers: {
      summary: 'Lists the full profiles of a company’s users',
      answer: z.strictObject({ list: z.array(profileView) }),
    },
    saveCompanyUser: {
      summary:
        'Saves a user’s name, phones, roles and status. Changed roles or a changed status end the user’s sessions and hand lost responsibilities to the successor',
      input: savedUserInput,
      answer: z.strictObject({ user: profileView }),
    },
  },
);
