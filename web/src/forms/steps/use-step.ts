import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

interface StepPlace {
  /** The index of the open step, from 0. */
  at: number;
  go: (at: number) => void;
}

/**
 * Returns the open step, which is stored in the address (`?step=contact`, none for the first). If earlier steps are not
 * passed, the first of those opens instead.
 */
export function useStep(ids: string[], isPassed: (at: number) => boolean): StepPlace {
  const [params, setParams] = useSearchParams();
  const requested = Math.max(0, ids.indexOf(params.get('step') ?? ''));
  const firstOpen = ids.findIndex((_, at) => !isPassed(at));
  const at = firstOpen === -1 ? requested : Math.min(requested, firstOpen);
  const addressOf = (step: number) => (known: URLSearchParams) => {
    const next = new URLSearchParams(known);
    const id = ids[step];
    if (step === 0 || id === undefined) next.delete('step');
    else next.set('step', id);
    return next;
  };
  const isAddressCorrect = at === requested && (params.get('step') ?? ids[0]) === ids[at];
  useEffect(function correctAddress() {
    if (!isAddressCorrect) setParams(addressOf(at), { replace: true, preventScrollReset: true });
  });
  return { at, go: (step) => setParams(addressOf(step), { preventScrollReset: true }) };
}
