import type { Problem } from '../../api/problem';
import { useTexts } from '../../i18n/use-texts';
import { Button } from '../../ui/button/button';
import { Forbidden } from '../../ui/states/states';
import { explainRegistration } from './explain-registration';

interface DeniedProps {
  problem: Problem;
  size: 'page' | 'part';
}

/**
 * The server's refusal to show something, in the server's own words. If signing the regulation would give access, a
 * button shows the steps.
 */
export function Denied({ problem, size }: DeniedProps) {
  const t = useTexts();
  const steps = problem.code === 'commerce_not_allowed' && (
    <Button hasPopup="dialog" onClick={() => void explainRegistration()}>
      {t('shell.commerceSteps')}
    </Button>
  );
  return (
    <Forbidden size={size} action={steps}>
      {problem.message}
    </Forbidden>
  );
}
