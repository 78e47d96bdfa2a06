import type { RequestView } from '@setu/contract';
import { useEffect, useEffectEvent } from 'react';
import { SelectField } from '../../../forms/fields/select-field';
import { useFormField } from '../../../forms/use-form-field';
import { useTexts } from '../../../i18n/use-texts';
import { useLandedCities, useLandedCity } from '../../landed-price/public';

/**
 * Asks for the city to deliver to. A new draft starts with the city that the reader chose for the landed price on the
 * page of a product or in the cart.
 */
export function DeliveryField({ request: { draft } }: { request: RequestView }) {
  const t = useTexts('requests');
  const field = useFormField<string>('delivery_city');
  const cities = useLandedCities();
  const { city: chosen } = useLandedCity(true);
  const bringChosen = useEffectEvent(() => {
    if (chosen !== '' && field.value === '' && !draft?.saved_at) field.setValue(chosen);
  });
  useEffect(
    function bringCity() {
      if (chosen !== '') bringChosen();
    },
    [chosen],
  );
  return (
    <SelectField
      name="delivery_city"
      label={t('draft.deliverTo')}
      hint={t('draft.deliverHint')}
      options={cities.map(({ code, name }) => ({ value: code, label: name }))}
    />
  );
}
