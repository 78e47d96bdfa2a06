import { useTexts } from '../../../i18n/use-texts';
import type { Matter, NextStep, StepName } from './next-step';
import type { Reader } from './side';

const matterTexts = {
  question: { customer: 'question', supplier: 'question', broker: 'questionOfParty' },
  message: { customer: 'message', supplier: 'message', broker: 'messageOfParty' },
  offers: { customer: 'offers', supplier: 'offers', broker: 'offers' },
  milestone: { customer: 'milestone', supplier: 'milestone', broker: 'milestone' },
  sample: { customer: 'judgeSample', supplier: 'sendSample', broker: 'passSampleAddress' },
} as const satisfies Record<Matter, Record<Reader, string>>;

/** Returns true for a step that is a matter of the reader and not a step of the status. */
export const isMatter = (name: StepName): name is Matter => name in matterTexts;

/** Returns the name of the texts of a matter. */
export const matterText = (matter: Matter, reader: Reader) => matterTexts[matter][reader];

/** Returns the function that names a next step. An onlooker reads what the manager has to do. */
export function useStepTitle(): (step: NextStep) => string {
  const t = useTexts('requests');
  return ({ name, key }) => {
    const reader = key === 'onlooker' ? 'broker' : key;
    if (isMatter(name)) return t(`step.matters.${matterText(name, reader)}.title`);
    if (name !== 'claim') return t(`step.${name}.${reader}.title`);
    return t(`step.claim.${reader === 'customer' ? 'customer' : 'broker'}.title`);
  };
}
