import { useLandedCities } from './use-landed-choice';

/** Shows the name of a city, or its code if the city is no longer listed. Shows nothing while the list loads. */
export function LandedCityName({ code }: { code: string }) {
  const cities = useLandedCities();
  if (cities.length === 0) return null;
  return cities.find((city) => city.code === code)?.name ?? code;
}
