import { registrationStages } from '@setu/contract';
import { useTexts } from '../../i18n/use-texts';

/** Returns the named stages of a registration in order. */
export function useStages() {
  const t = useTexts('register');
  return registrationStages.map((id) => ({ id, title: t(`stages.${id}`) }));
}
