import { registrationStages } from '@setu/contract';
import { useTexts } from '../../i18n/use-texts';

/** The way of a registration by its names, in order. */
export function useStages() {
  const t = useTexts('register');
  return registrationStages.map((id) => ({ id, title: t(`stages.${id}`) }));
}
