import type { LandedAssumptionView, LandedPlaceView } from '@setu/contract';
import { useState } from 'react';
import { storeCity, storedCity } from '../../lib/stored-city';
import { useSettled } from '../../lib/use-settled';
import type { LandedQuery } from './api';
import { useGetLandedPriceOfCardQuery, useListLandedCitiesQuery } from './api';

export type OverrideName = NonNullable<LandedAssumptionView['override']>;
type Mode = NonNullable<LandedQuery>['mode'];

const typingPauseMs = 300;

/** Returns the cities that goods can be delivered to. Empty while they load. */
export const useLandedCities = (isShown = true): readonly LandedPlaceView[] =>
  useListLandedCitiesQuery(undefined, { skip: !isShown }).data ?? [];

/**
 * Holds the city of the warehouse. It is stored for the next visit, and for other pages. Empty means Moscow. `ordered` is
 * the city of a request, which comes before the stored one.
 */
export function useLandedCity(isShown: boolean, ordered = ''): { city: string; setCity: (code: string) => void } {
  const cities = useLandedCities(isShown);
  const [chosen, setChosen] = useState('');
  const stored = cities.find(({ code }) => code === storedCity())?.code ?? '';
  const setCity = (code: string) => {
    storeCity(code);
    setChosen(code);
  };
  return { city: chosen || ordered || stored, setCity };
}

/** Gets a figure that a reader entered as plain decimal text. An empty text restores the one of the platform. */
export type FigureChange = (name: OverrideName, value: string) => void;

/** A figure that a reader entered as plain decimal text. */
export interface EnteredFigure {
  name: OverrideName;
  value: string;
}

/** What a reader chose for the landed price of a card: city, mode of carriage and their own figures. */
export interface LandedChoice {
  query: NonNullable<LandedQuery>;
  setCity: (code: string) => void;
  setMode: (mode: Mode) => void;
  setOverride: FigureChange;
  restore: () => void;
  hasOverrides: boolean;
}

/** Holds the reader's choice. Without a landed price nothing is requested. */
export function useLandedChoice(card: string, count: number, isShown: boolean): LandedChoice {
  const { city, setCity } = useLandedCity(isShown);
  const [mode, setMode] = useState<Mode>(undefined);
  const [own, setOwn] = useState<Partial<Record<OverrideName, string>>>({});
  const settled = useSettled(String(count), typingPauseMs);
  return {
    query: { card, count: settled, city, mode, ...own },
    setCity,
    setMode,
    setOverride: (name, value) =>
      setOwn(({ [name]: _before, ...rest }) => (value === '' ? rest : { ...rest, [name]: value })),
    restore: () => setOwn({}),
    hasOverrides: Object.keys(own).length > 0,
  };
}

/** Returns the price for a choice. While a new one loads, the last one stays. */
export function useLandedPrice({ query }: LandedChoice) {
  const { data: price, isError, isFetching, refetch } = useGetLandedPriceOfCardQuery(query);
  return { price, isError, isFetching, refetch };
}
