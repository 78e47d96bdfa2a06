import type { ApplicationRowView, ApplicationView, FileView, NamedView, PersonView } from '@setu/contract';
import type { Application, ApplicationRow } from '@setu/proto/review/applications';
import { applicationStatusWord, objectPermissionWord } from '@setu/proto/wire-words';
import { businessTypes } from '@setu/proto/words';
import { textOrNull } from './text.js';

/** A line of the list; of a status this build does not know, none. */
export const applicationRowView = (row: ApplicationRow): ApplicationRowView[] => {
  const status = applicationStatusWord(row.status);
  if (!status) return [];
  const { id, numericHash: numeric_hash, companyName: company_name, createdAt: created_at } = row;
  const manager = row.managerId === '' ? null : { id: row.managerId, name: row.managerName };
  return [{ id, numeric_hash, company_name, status, broker_manager: manager, created_at }];
};

/** What an application's page shows beside the application. */
interface Beside {
  industries: readonly NamedView[];
  media: FileView[];
  manager: PersonView | null;
  managers: PersonView[];
}

/** An application's page. */
export const applicationView = (
  application: Application,
  { industries, media, manager, managers }: Beside,
): ApplicationView => {
  const { form } = application;
  const said = (field: Exclude<keyof NonNullable<typeof form>, 'industryIds' | 'regulationAccepted'>): string =>
    form?.[field] ?? '';
  const given = (field: Parameters<typeof said>[0]) => textOrNull(said(field));
  return {
    application: {
      ...{ id: application.id, numeric_hash: application.numericHash, version: application.version },
      status: applicationStatusWord(application.status) ?? 'new',
      created_at: application.createdAt,
      in_work_at: textOrNull(application.inWorkAt),
      completed_at: textOrNull(application.completedAt),
      rejected_at: textOrNull(application.rejectedAt),
      reject_comment: textOrNull(application.rejectComment),
      ...{ company_name: said('companyName'), pan: given('pan'), gstn: given('gstn') },
      ...{ import_export_code: given('importExportCode'), web_site_url: given('webSiteUrl'), address: said('address') },
      type: businessTypes.find((type) => type === said('businessType')) ?? null,
      industries_list: industries.filter(({ id }) => form?.industryIds.includes(id)),
      ...{ other_industry: given('otherIndustry'), export_product_list: given('exportProductList'), media },
      ...{ contact_name: said('contactName'), contact_patronymic: given('contactPatronymic') },
      ...{ contact_surname: said('contactSurname'), designation: said('designation') },
      ...{ phone: said('phone'), additional_phone: given('additionalPhone') },
      ...{ email: said('email'), additional_email: given('additionalEmail') },
      broker_manager: manager,
      regulation_accepted: form?.regulationAccepted ?? false,
    },
    company:
      application.companyId === '' ? null : { id: application.companyId, short_name: application.companyShortName },
    permissions: application.permissions.flatMap((one) => objectPermissionWord(one) ?? []),
    moves: application.moves.flatMap((status) => applicationStatusWord(status) ?? []),
    managers,
  };
};
