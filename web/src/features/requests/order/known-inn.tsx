import { innFailure, plainInn } from '@setu/contract';
import { useFormField } from '../../../forms/use-form-field';
import { companyName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import type { Option } from '../../../ui/field/select-control';
import { IconInfoCircle } from '../../../ui/icon/icons';
import { Callout } from '../../../ui/panel/callout';
import { toCompanyOption } from './company-option';
import { useFindCustomersQuery } from './order-api';

/** Offers the existing company with this INN as soon as the number is complete. */
export function KnownInn({ inn }: { inn: string }) {
  const t = useTexts('request-forms');
  const kind = useFormField<string>('companyKind');
  const chosen = useFormField<Option | null>('company');
  const number = plainInn(inn);
  const { currentData } = useFindCustomersQuery(number, { skip: innFailure(inn) !== undefined });
  const known = currentData?.list.find((found) => found.inn === number);
  if (!known) return null;
  return (
    <Callout
      icon={IconInfoCircle}
      role="status"
      title={t('order.known', { name: companyName(known.short_name) })}
      action={
        <Button
          onClick={() => {
            chosen.setValue(toCompanyOption(known));
            kind.setValue('existing');
          }}
        >
          {t('order.takeKnown')}
        </Button>
      }
    />
  );
}
