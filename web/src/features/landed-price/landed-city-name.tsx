import { useLandedCities } from './use-landed-choice';

/** Shows the name of a city, or its code if the city is no longer listed. */
export function LandedCityName({ code }: { code: string }) {
  return useLandedCities().find((city) => city.code === code)?.name ?? code;
}
