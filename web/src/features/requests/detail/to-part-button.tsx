import { Button } from '../../../ui/button/button';
import { openPlace } from '../../../ui/page/place';

interface ToPartButtonProps {
  part: 'offers' | 'talk';
  tone: 'main' | 'line';
  children: string;
}

/** Leads from the next step to another part of the page, and into its first field. */
export function ToPartButton({ part, tone, children }: ToPartButtonProps) {
  const handleClick = () => {
    const place = openPlace(part);
    place?.scrollIntoView();
    place?.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true });
  };
  return (
    <Button tone={tone} size="large" onClick={handleClick}>
      {children}
    </Button>
  );
}
