import { useEffect, useRef } from 'react';
import { useFormField } from '../../../forms/use-form-field';
import type { Option } from '../../../ui/field/select-control';

/**
 * Clears the district and city when the region changes, and the city when the district changes. Values that change
 * together with the level above (a restored form) stay.
 */
export function useClearedBelow(name: string): void {
  const region = useFormField<Option | null>(`${name}.region`);
  const area = useFormField<Option | null>(`${name}.area`);
  const areaName = useFormField<string>(`${name}.area_name`);
  const city = useFormField<Option | null>(`${name}.city`);
  const now = { region: region.value, area: area.value, city: city.value };
  const previous = useRef(now);
  useEffect(function letGo() {
    const before = previous.current;
    previous.current = now;
    const isOther = (place: 'region' | 'area') => before[place]?.value !== now[place]?.value;
    if (isOther('region') && before.area === now.area) {
      if (now.area) area.setValue(null);
      if (areaName.value) areaName.setValue('');
    }
    if ((isOther('region') || isOther('area')) && before.city === now.city && now.city) city.setValue(null);
  });
}
