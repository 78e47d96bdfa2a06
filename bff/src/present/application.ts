import type { ApplicationRowView, ApplicationView, FileView, NamedView, PersonView } from '@setu/contract';
import { likenesses } from '@setu/contract';
import type { SimilarSupplier } from '@setu/proto/identity/suppliers';
import type { Application, ApplicationRow, ApplicationStep, SimilarApplication } from '@setu/proto/review/applications';
import { type SupplierTextName, supplierTexts } from '@setu/proto/supplier-form';
import { applicationStatusWord, applicationStepKindWord, objectPermissionWord } from '@setu/proto/wire-words';
import { businessTypes } from '@setu/proto/words';
import { personOrNull } from './person.js';
import { textOrNull } from './text.js';

/** Presents a row of the list. Omits a row whose status this build does not know. */
export const applicationRowView = (row: ApplicationRow): ApplicationRowView[] => {
  const status = applicationStatusWord(row.status);
  if (!status) return [];
  const { id, numericHash: numeric_hash, companyName: company_name, createdAt: created_at } = row;
  const manager = row.managerId === '' ? null : { id: row.managerId, name: row.managerName };
  const sent = { id, numeric_hash, company_name, address: row.address, created_at };
  return [{ ...sent, status, broker_manager: manager, is_mine: row.waitsForCaller, is_declined: row.isDeclined }];
};

/** The data shown on an application's page in addition to the application. */
interface ApplicationContext {
  industries: readonly NamedView[];
  media: FileView[];
  manager: PersonView | null;
  managers: PersonView[];
  /** Suppliers that may be the same company. */
  suppliers: readonly SimilarSupplier[];
}

/** Presents an application's page. */
export const applicationView = (
  application: Application,
  { industries, media, manager, managers, suppliers }: ApplicationContext,
): ApplicationView => {
  const { form } = application;
  return {
    application: {
      ...{ id: application.id, numeric_hash: application.numericHash, version: application.version },
      status: applicationStatusWord(application.status) ?? 'new',
      created_at: application.createdAt,
      in_work_at: textOrNull(application.inWorkAt),
      completed_at: textOrNull(application.completedAt),
      rejected_at: textOrNull(application.rejectedAt),
      reject_comment: textOrNull(application.rejectComment),
      ...textsOf(form),
      type: businessTypes.find((type) => type === form?.businessType) ?? null,
      industries_list: industries.filter(({ id }) => form?.industryIds.includes(id)),
      media,
      broker_manager: manager,
      regulation_accepted: form?.regulationAccepted ?? false,
    },
    company:
      application.companyId === '' ? null : { id: application.companyId, short_name: application.companyShortName },
    permissions: application.permissions.flatMap((one) => objectPermissionWord(one) ?? []),
    moves: application.moves.flatMap((status) => applicationStatusWord(status) ?? []),
    managers,
    log: application.steps.flatMap(entryView),
    similar: [...suppliers.map(similarCompany), ...application.similar.map(similarApplication)].sort(surer),
  };
};

/** Presents the texts of the form. Optional texts that were not filled in are null. */
const textsOf = (form: Application['form']) =>
  Object.fromEntries(
    supplierTexts.map(([field, { name, isRequired }]) => {
      const text = form?.[field] ?? '';
      return [name, isRequired ? text : textOrNull(text)];
    }),
  ) as Pick<ApplicationView['application'], SupplierTextName>;

type Similar = ApplicationView['similar'][number];

const likeBy = (names: readonly string[]): Similar['by'] => likenesses.filter((one) => names.includes(one));

const similarCompany = ({ companyId: id, shortName: name, by }: SimilarSupplier): Similar => ({
  ...{ kind: 'company', id, name, numeric_hash: null, status: null, by: likeBy(by) },
});

const similarApplication = (one: SimilarApplication): Similar => ({
  ...{ kind: 'application', id: one.id, name: one.companyName, numeric_hash: one.numericHash },
  ...{ status: applicationStatusWord(one.status) ?? null, by: likeBy(one.by) },
});

/** Sorts similar suppliers, those with the more reliable match first. */
const surer = (one: Similar, other: Similar): number => rank(one) - rank(other);
const rank = ({ by: [first] }: Similar): number => (first ? likenesses.indexOf(first) : likenesses.length);

/** Presents an entry of the log. Omits an entry of a kind that this build does not know. */
const entryView = (step: ApplicationStep): ApplicationView['log'] => {
  const kind = applicationStepKindWord(step.kind);
  if (!kind) return [];
  const { at, text } = step;
  const people = { by: personOrNull(step.by), acting: personOrNull(step.acting), manager: personOrNull(step.manager) };
  const moved = { from: applicationStatusWord(step.from) ?? null, to: applicationStatusWord(step.to) ?? null };
  return [{ kind, at, text, ...people, ...moved }];
};
