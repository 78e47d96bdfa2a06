import type { ProductView } from '@setu/contract';
import { useTexts } from '../../i18n/use-texts';
import { explainRegistration } from '../../kit/registration/explain-registration';
import { Button } from '../../ui/button/button';
import { IconMessage } from '../../ui/icon/icons';
import { SignInLink } from './sign-in-link';
import { useQuestion } from './use-question';

/** Shows the button to ask about the card, for users who may request it. */
export function QuestionButton({ view: { card, actions }, count }: { view: ProductView; count: number }) {
  const t = useTexts('product');
  const { run: ask, isBusy } = useQuestion();
  if (actions.request === null) return null;
  if (actions.request === 'sign_in') {
    return (
      <SignInLink action="message" card={card} count={count} size="large" icon={IconMessage}>
        {t('question.action')}
      </SignInLink>
    );
  }
  const handlePress = () => (actions.request === 'allowed' ? ask({ card, count }) : explainRegistration());
  return (
    <Button size="large" icon={IconMessage} isWide isBusy={isBusy} hasPopup="dialog" onClick={handlePress}>
      {t('question.action')}
    </Button>
  );
}
