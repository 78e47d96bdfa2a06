import { lazy, Suspense } from 'react';
import { withTexts } from '../../i18n/load-texts';
import type { CaptchaUse } from '../captcha/use-captcha';

const loadCheck = withTexts(['fields'], () => import('../captcha/captcha-check'));
const CaptchaCheck = lazy(async () => ({ default: (await loadCheck()).CaptchaCheck }));

/**
 * The check that a person sends the form, once it is asked for: `captcha.ask()` shows it, `captcha.answer()` is awaited
 * when the form is sent. Asks nothing of the person.
 */
export function CaptchaField({ captcha: { round, onAnswer, ask } }: { captcha: CaptchaUse }) {
  if (round === 0) return null;
  return (
    <Suspense>
      <CaptchaCheck key={round} onAnswer={onAnswer} onAgain={ask} />
    </Suspense>
  );
}
