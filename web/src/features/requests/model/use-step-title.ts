import { useTexts } from '../../../i18n/use-texts';
import type { NextStep } from './next-step';

/** Returns the function that names a next step. An onlooker reads what the manager has to do. */
export function useStepTitle(): (step: NextStep) => string {
  const t = useTexts('requests');
  return ({ name, key }) => {
    const reader = key === 'onlooker' ? 'broker' : key;
    if (name !== 'claim') return t(`step.${name}.${reader}.title`);
    return t(`step.claim.${reader === 'customer' ? 'customer' : 'broker'}.title`);
  };
}
