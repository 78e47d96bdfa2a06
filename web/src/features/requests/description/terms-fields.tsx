import { constants } from '@setu/contract';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { MoneyField } from '../../../forms/fields/money-field';
import { TextAreaField, TextField } from '../../../forms/fields/text-field';
import type { SectionStore } from '../../../forms/sections/section-store';
import { useFormField } from '../../../forms/use-form-field';
import { formatDate } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { FieldGrid } from '../../../ui/layout/layout';
import { SkeletonText } from '../../../ui/skeleton/skeleton';
import { sumByPrices } from './description-sum';
import type { DescriptionValues } from './description-values';

// The cities are not needed for the first view of the form.
const DeliveryField = lazy(async () => ({ default: (await import('../draft/delivery-field')).DeliveryField }));

/** Goods from India need weeks to be made and shipped, so the example is 90 days ahead. */
const exampleDay = () => new Date(Date.now() + 90 * 86_400_000).toISOString();

/** Asks for the deadline, the budget, the city to deliver to and the conditions. */
export function TermsFields({ store }: { store: SectionStore }) {
  const t = useTexts('request-forms');
  return (
    <FieldGrid>
      <TextField
        name="contractTiming"
        label={t('description.timing')}
        placeholder={t('description.timingExample', { date: formatDate(exampleDay()) })}
        isRequired
        maxLength={constants.lineMax}
      />
      <TotalField store={store} />
      <Suspense fallback={<SkeletonText lines={3} />}>
        <DeliveryField name="contractCity" />
      </Suspense>
      <div data-wide>
        <TextAreaField
          name="contractDescription"
          label={t('description.conditions')}
          hint={t('description.conditionsHint')}
          rows={3}
          maxLength={constants.commentMax}
        />
      </div>
    </FieldGrid>
  );
}

/** Asks for the total. It follows quantity times price until the user types another amount. */
function TotalField({ store }: { store: SectionStore }) {
  const t = useTexts('request-forms');
  const field = useFormField<string>('contractTotal');
  const sum = useSyncExternalStore(store.watchValues, () => {
    const value = sumByPrices(store.values() as DescriptionValues)?.value;
    return value === undefined ? '' : String(value);
  });
  const filled = useRef(field.value === sum ? sum : '');
  const follow = useEffectEvent(() => {
    if (sum === '' || field.value === sum || field.value !== filled.current) return;
    filled.current = sum;
    field.setValue(sum);
  });
  useEffect(
    function followPrices() {
      if (sum !== '') follow();
    },
    [sum],
  );
  const isByPrices = sum !== '' && Number(field.value) === Number(sum);
  return (
    <MoneyField
      name="contractTotal"
      label={t('description.total')}
      currency="RUB"
      hint={isByPrices ? t('description.totalByPrices') : undefined}
      isRequired
      hasConversion
    />
  );
}
