import { lazy, Suspense } from 'react';
import { withTexts } from '../../i18n/load-texts';
import { Skeleton } from '../../ui/skeleton/skeleton';
import type { CaptchaUse } from '../captcha/use-captcha';

const loadCheck = withTexts(['fields'], () => import('../captcha/captcha-check'));
const CaptchaCheck = lazy(async () => ({ default: (await loadCheck()).CaptchaCheck }));

/** Of its line: a button below it must not move from under a press when it comes. */
const checkHeight = '44px';

/**
 * The check that a person sends the form, once it is asked for: `captcha.ask()` shows it, `captcha.answer()` is awaited
 * when the form is sent. Asks nothing of the person.
 */
export function CaptchaField({ captcha: { round, onAnswer, ask } }: { captcha: CaptchaUse }) {
  if (round === 0) return null;
  return (
    <Suspense fallback={<Skeleton height={checkHeight} />}>
      <CaptchaCheck key={round} onAnswer={onAnswer} onAgain={ask} />
    </Suspense>
  );
}
