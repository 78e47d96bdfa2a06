import type { AuditEntry } from '@setu/proto/common/audit';
import { expect, it } from 'vitest';
import { auditEntryView } from './audit.js';

const entry: AuditEntry = {
  ...{ id: 'e1', at: '2026-11-20T09:00:00Z', actorId: 'u1', onBehalfOfId: 'u2', companyId: 'c1', requestId: '' },
  ...{ action: 'company.locked', objectKind: 'company', objectId: 'c1', objectName: undefined },
  fields: [{ name: 'manager', before: 'u1', after: 'u2' }],
};
const erased = { id: 'u2', name: '', surname: '', patronymic: '' };

it('a name that could not be loaded is shown as its id, because an empty name means an erased user', () => {
  const names = { people: new Map([['u2', erased]]), companies: new Map([['c1', '']]), categories: new Map() };
  const view = auditEntryView({ ...entry, service: 'identity' }, names, 'ru');
  expect([view.actor?.surname, view.on_behalf_of, view.company?.name]).toEqual(['u1', erased, 'c1']);
  expect(view.fields.map(({ was }) => was)).toEqual(['u1']);
});
