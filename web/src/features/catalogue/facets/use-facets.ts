import type { Choices, Facet, FacetView } from '@setu/contract';
import { useState } from 'react';
import type { AppliedFilter } from '../../../ui/filter-bar/filter-bar';
import { chosenValues, type PanelFacet, panelFacets, withChoice } from './facet-model';
import { useFacetWords } from './use-facet-words';

interface UsedFacets {
  panel: PanelFacet[];
  /** A chip for each chosen value; names come with the answer. */
  chips: AppliedFilter[];
  choose: (choice: { key: Facet; value: string }, isChosen: boolean) => void;
}

/** The facets of a list: what the answer counts, and what the address says is chosen. */
export function useFacets(
  facets: readonly FacetView[] | undefined,
  inAddress: Choices,
  onChange: (choices: Choices) => void,
): UsedFacets {
  const { chipOf } = useFacetWords();
  // The address follows a moment later: a box shows its tick at once, and two quick choices are both made.
  const [made, setMade] = useState({ over: inAddress, choices: inAddress });
  const choices = made.over === inAddress ? made.choices : inAddress;
  const panel = facets === undefined ? [] : panelFacets(facets, choices);
  const choose: UsedFacets['choose'] = (choice, isChosen) => {
    const next = withChoice(choices, choice, isChosen);
    setMade({ over: inAddress, choices: next });
    onChange(next);
  };
  const chips = chosenValues(choices).flatMap(({ key, value }) => {
    const told = panel.find((facet) => facet.key === key)?.values.find((one) => one.value === value);
    if (!told) return [];
    return [{ id: `${key}-${value}`, label: chipOf(key, told), onRemove: () => choose({ key, value }, false) }];
  });
  return { panel, chips, choose };
}
