import { useTexts } from '../../i18n/use-texts';
import { SelectControl } from '../../ui/field/select-control';
import { Skeleton } from '../../ui/skeleton/skeleton';
import { useListLandedCitiesQuery } from './api';

interface LandedCityProps {
  /** The code of the chosen city, or of the one that the price is for. */
  city: string;
  onCity: (code: string) => void;
}

/** Chooses the city of the warehouse. */
export function LandedCity({ city, onCity }: LandedCityProps) {
  const t = useTexts('landed');
  const { data: cities = [], isLoading } = useListLandedCitiesQuery(undefined);
  if (isLoading) return <Skeleton width="140px" height="36px" />;
  return (
    <SelectControl
      aria-label={t('city')}
      options={cities.map(({ code, name }) => ({ value: code, label: name }))}
      value={city}
      onChange={(event) => onCity(event.currentTarget.value)}
    />
  );
}
