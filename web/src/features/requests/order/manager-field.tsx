import type { PersonView } from '@setu/contract';
import { SelectField } from '../../../forms/fields/select-field';
import { fullName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';

/** Asks for the manager that a senior manager assigns the request to. */
export function ManagerField({ managers }: { managers: readonly PersonView[] }) {
  const t = useTexts('request-forms');
  return (
    <SelectField
      name="managerId"
      label={t('order.manager')}
      hint={t('order.managerHint')}
      options={managers.map((manager) => ({ value: manager.id, label: fullName(manager) }))}
    />
  );
}
