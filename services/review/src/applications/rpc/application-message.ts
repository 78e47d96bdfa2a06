import type { Actor } from '@setu/proto/common';
import type * as wire from '@setu/proto/review/applications';
import { wireApplicationStatus, wireObjectPermission } from '@setu/proto/wire-words';
import type { ReviewDeps } from '../../deps.js';
import type { KeptApplication } from '../domain/application.js';
import { isClosed, openMoves } from '../domain/lifecycle.js';
import { applicationPermissions } from '../domain/rights.js';
import { rejectAllowed } from '../domain/settings.js';

type Reads = Pick<ReviewDeps['read'], 'settings' | 'people'>;

const formOf = ({ contact, ...said }: KeptApplication): wire.ApplicationForm => ({
  ...{ companyName: said.companyName, pan: said.pan, gstn: said.gstn, importExportCode: said.importExportCode },
  ...{ webSiteUrl: said.webSiteUrl, address: said.address, businessType: said.businessType },
  ...{ industryIds: said.industryIds, otherIndustry: said.otherIndustry, exportProductList: said.exportProductList },
  ...{ contactName: contact.name, contactSurname: contact.surname, contactPatronymic: contact.patronymic },
  ...{ designation: contact.designation, phone: contact.phone, additionalPhone: contact.additionalPhone },
  ...{ email: contact.email, additionalEmail: contact.additionalEmail, regulationAccepted: true },
});

const moment = (date: Date | undefined): string => date?.toISOString() ?? '';

/** An application as its reader may work on it. */
export async function toApplication(
  application: KeptApplication,
  actor: Actor,
  { settings, people }: Reads,
): Promise<wire.Application> {
  const mayReject = rejectAllowed(await settings.values());
  const { companyId } = application;
  const isOpen = !isClosed(application.status);
  return {
    ...{ id: application.id, numericHash: application.numericHash, version: application.version },
    status: wireApplicationStatus(application.status),
    form: formOf(application),
    fileIds: application.fileIds,
    managerId: application.managerId ?? '',
    createdAt: application.createdAt.toISOString(),
    inWorkAt: moment(application.inWorkAt),
    completedAt: moment(application.completedAt),
    rejectedAt: moment(application.rejectedAt),
    rejectComment: application.rejectReason,
    companyId: companyId ?? '',
    companyShortName: companyId === undefined ? '' : await people.companyName(companyId),
    permissions: applicationPermissions(application, actor, { isOpen, mayReject }).map(wireObjectPermission),
    moves: openMoves(application, actor, mayReject).map(wireApplicationStatus),
  };
}
