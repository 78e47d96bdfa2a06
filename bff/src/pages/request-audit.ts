import type { FieldChangeView, RequestAuditView } from '@setu/contract';
import type { FieldChange, FieldValue } from '@setu/proto/request/requests';
import type { CallContext } from '../http/call-context.js';
import { moneyView } from '../present/money.js';
import { personOrNull } from '../present/person.js';
import { statusNameOf } from '../present/request-names.js';
import { textOrNull } from '../present/text.js';

type Person = Parameters<typeof personOrNull>[0];

const nameOf = (person: Person): string | null => {
  const { surname = '', name = '', patronymic = '' } = person ?? {};
  return textOrNull([surname, name, patronymic].filter(Boolean).join(' '));
};

const valueView = (of: FieldValue | undefined): FieldChangeView['old'] => {
  const value = of?.value;
  switch (value?.$case) {
    case 'status':
      return statusNameOf(value.value);
    case 'person':
      return nameOf(value.value);
    case 'company':
      return textOrNull(value.value.shortName);
    case 'money':
      return moneyView(value.value);
    default:
      return textOrNull(value?.value ?? '');
  }
};

const changeView = ({ at, by, acting, field, from, to }: FieldChange): FieldChangeView => ({
  date: at,
  by: personOrNull(by),
  acting: personOrNull(acting),
  field,
  old: valueView(from),
  new: valueView(to),
});

/** Returns the changes of a request, oldest first. */
export const requestAuditPage = async (call: CallContext, requestId: string): Promise<RequestAuditView> => {
  const { numericHash, changes } = await call.deps.services.request.listChanges({ requestId }, call.reads());
  return { numeric_hash: numericHash, list: changes.map(changeView) };
};
