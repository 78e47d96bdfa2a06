import type { Choices, Facet, FacetView } from '@setu/contract';
import { useState } from 'react';
import type { AppliedFilter } from '../../../ui/filter-bar/filter-bar';
import { chosenValues, type PanelFacet, panelFacets, withChoice } from './facet-model';
import { useFacetLabels } from './use-facet-labels';

interface UsedFacets {
  panel: PanelFacet[];
  /** A chip for each chosen value. Their names come with the answer. */
  chips: AppliedFilter[];
  choose: (choice: { key: Facet; value: string }, isChosen: boolean) => void;
}

/** Returns the facets of a list: the counts from the answer and the choices from the address. */
export function useFacets(
  facets: readonly FacetView[] | undefined,
  inAddress: Choices,
  total: number | undefined,
  onChange: (choices: Choices) => void,
): UsedFacets {
  const { chipOf } = useFacetLabels();
  // Choices are applied here first, because the address changes a moment later. A checkbox then changes immediately,
  // and two quick choices both count.
  const [made, setMade] = useState({ over: inAddress, choices: inAddress });
  const choices = made.over === inAddress ? made.choices : inAddress;
  const panel = facets === undefined ? [] : panelFacets(facets, choices, total);
  const choose: UsedFacets['choose'] = (choice, isChosen) => {
    const next = withChoice(choices, choice, isChosen);
    setMade({ over: inAddress, choices: next });
    onChange(next);
  };
  const chips = chosenValues(choices).flatMap(({ key, value }) => {
    const known = panel.find((facet) => facet.key === key)?.values.find((one) => one.value === value);
    if (!known) return [];
    return [{ id: `${key}-${value}`, label: chipOf(key, known), onRemove: () => choose({ key, value }, false) }];
  });
  return { panel, chips, choose };
}
