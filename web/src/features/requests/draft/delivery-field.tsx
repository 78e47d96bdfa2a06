import { Suspense, useEffect, useEffectEvent } from 'react';
import { SelectField } from '../../../forms/fields/select-field';
import { useFormField } from '../../../forms/use-form-field';
import { useTexts } from '../../../i18n/use-texts';
import { LandedHint, useLandedCities, useLandedCity } from '../../landed-price/public';
import { countOf } from '../model/request-prices';

interface DeliveryFieldProps {
  name: string;
  /** True to fill in the city that the reader chose for the landed price on another page. */
  takesChosen?: boolean;
  /** The card whose landed price is shown below the city, for the quantity in the form. */
  card?: string | undefined;
}

/** Asks for the city to deliver to. */
export function DeliveryField({ name, takesChosen = false, card }: DeliveryFieldProps) {
  const t = useTexts('request-forms');
  const own = useTexts('requests');
  const field = useFormField<string>(name);
  const cities = useLandedCities();
  const { city: chosen } = useLandedCity(true);
  const bringChosen = useEffectEvent(() => {
    if (chosen !== '' && field.value === '' && takesChosen) field.setValue(chosen);
  });
  useEffect(
    function bringCity() {
      if (chosen !== '') bringChosen();
    },
    [chosen],
  );
  return (
    <SelectField
      name={name}
      label={own('attachments.deliverTo')}
      hint={card ? <CityHint card={card} city={field.value} /> : t('draft.deliverHint')}
      options={cities.map(({ code, name: title }) => ({ value: code, label: title }))}
    />
  );
}

/** Says what the city is for, until it is chosen and the price there is known. */
function CityHint({ card, city }: { card: string; city: string }) {
  const t = useTexts('request-forms');
  const count = countOf(useFormField<string>('count').value);
  if (count === null || count <= 0 || city === '') return t('draft.deliverHint');
  return (
    <Suspense>
      <LandedHint card={card} count={count} city={city} />
    </Suspense>
  );
}
