import type { Actor } from '@setu/proto/common';
import type * as wire from '@setu/proto/review/applications';
import { ApplicationStatus } from '@setu/proto/review/words';
import { companyOfSupplier, supplierContact } from '@setu/proto/supplier-form';
import { wireApplicationStatus, wireApplicationStepKind, wireObjectPermission } from '@setu/proto/wire-words';
import type { ReviewDeps } from '../../deps.js';
import type { StoredApplication } from '../domain/application.js';
import { type ApplicationTransition, declineReason } from '../domain/application-transition.js';
import { allowedTransitions, isClosed } from '../domain/lifecycle.js';
import { applicationPermissions } from '../domain/rights.js';
import { rejectAllowed } from '../domain/settings.js';

type Reads = Pick<ReviewDeps['read'], 'settings' | 'people' | 'staff' | 'applications' | 'applicationTransitions'>;

const formOf = ({ contact, ...form }: StoredApplication): wire.ApplicationForm => ({
  ...{ ...companyOfSupplier(form), ...supplierContact(contact) },
  ...{ businessType: form.businessType, industryIds: form.industryIds, regulationAccepted: true },
});

const moment = (date: Date | undefined): string => date?.toISOString() ?? '';

/** Returns the log of an application with the names of its users. */
async function shownTransitions(
  transitions: readonly ApplicationTransition[],
  staff: Reads['staff'],
): Promise<wire.ApplicationStep[]> {
  const ids = transitions.flatMap(({ byUserId, actingUserId, managerId }) => [byUserId, actingUserId, managerId]);
  const people = await staff.byIds([...new Set(ids.filter((id) => id !== undefined))]);
  const person = (id: string | undefined) => (id === undefined ? undefined : people.get(id));
  const status = (value: ApplicationTransition['to']) =>
    value === undefined ? ApplicationStatus.UNSPECIFIED : wireApplicationStatus(value);
  return transitions.map(({ kind, at, byUserId, actingUserId, managerId, from, to, text = '' }) => ({
    ...{ kind: wireApplicationStepKind(kind), at: at.toISOString(), text, from: status(from), to: status(to) },
    ...{ by: person(byUserId), acting: person(actingUserId), manager: person(managerId) },
  }));
}

/** Returns an application with the permissions of its reader. */
export async function toApplication(
  application: StoredApplication,
  actor: Actor,
  { settings, people, staff, applications, applicationTransitions }: Reads,
): Promise<wire.Application> {
  const mayReject = rejectAllowed(await settings.values());
  const { companyId } = application;
  const transitions = await applicationTransitions.of(application.id);
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
    rejectComment: application.rejectReason || declineReason(application, transitions),
    companyId: companyId ?? '',
    companyShortName: companyId === undefined ? '' : await people.companyName(companyId),
    permissions: applicationPermissions(application, actor, { isOpen, mayReject }).map(wireObjectPermission),
    moves: allowedTransitions(application, actor, mayReject).map(wireApplicationStatus),
    steps: await shownTransitions(transitions, staff),
    similar: (await applications.similarTo(application)).map((one) => ({
      ...one,
      status: wireApplicationStatus(one.status),
    })),
  };
}
