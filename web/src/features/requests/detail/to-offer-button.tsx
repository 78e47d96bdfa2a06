import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { findPlace } from '../../../ui/page/place';

/** Leads a supplier from the next step to the form of the offer. */
export function ToOfferButton() {
  const t = useTexts('requests');
  const handleClick = () => {
    const place = findPlace('offers');
    place?.scrollIntoView();
    place?.querySelector('input')?.focus({ preventScroll: true });
  };
  return (
    <Button tone="main" size="large" onClick={handleClick}>
      {t('step.toOffer')}
    </Button>
  );
}
