import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { findPlace } from '../../../ui/page/place';

/**
 * Leads a supplier from the next step to the form of the offer. The form has the main button of the page, except on a
 * phone, where this one is always in view.
 */
export function ToOfferButton({ tone }: { tone: 'main' | 'line' }) {
  const t = useTexts('requests');
  const handleClick = () => {
    const place = findPlace('offers');
    place?.scrollIntoView();
    place?.querySelector('input')?.focus({ preventScroll: true });
  };
  return (
    <Button tone={tone} size="large" onClick={handleClick}>
      {t('step.toOffer')}
    </Button>
  );
}
