import { lazy, Suspense } from 'react';
import { withTexts } from '../../i18n/load-texts';
import { Skeleton } from '../../ui/skeleton/skeleton';
import type { CaptchaUse } from '../captcha/use-captcha';

const loadCheck = withTexts(['fields'], () => import('../captcha/captcha-check'));
const CaptchaCheck = lazy(async () => ({ default: (await loadCheck()).CaptchaCheck }));

/** The height of the check, so that a button below does not move under the pointer when the check appears. */
const checkHeight = '44px';

/**
 * The check that a human sends the form. `captcha.ask()` shows it, and the form awaits `captcha.answer()` when it is
 * sent. The built-in captcha asks the user for nothing.
 */
export function CaptchaField({ captcha: { round, onAnswer, requireAnswer } }: { captcha: CaptchaUse }) {
  if (round === 0) return null;
  return (
    <Suspense fallback={<Skeleton height={checkHeight} />}>
      <CaptchaCheck key={round} onAnswer={onAnswer} onAgain={requireAnswer} />
    </Suspense>
  );
}
