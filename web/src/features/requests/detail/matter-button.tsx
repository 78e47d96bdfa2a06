import type { RequestView } from '@setu/contract';
import { Button } from '../../../ui/button/button';
import { openPlace } from '../../../ui/page/place';
import type { Matter } from '../model/next-step';
import type { Reader } from '../model/side';
import { useActText } from '../model/use-act-text';

/** The part of the page where the reader deals with each matter. */
const places: Record<Matter, string> = {
  question: 'talk',
  message: 'talk',
  offers: 'offers',
  sample: 'sample',
  milestone: 'milestones',
};

interface MatterButtonProps {
  matter: Matter;
  status: RequestView['status'];
  reader: Reader;
}

/** Leads from the next step to the part of the page where the reader takes it. */
export function MatterButton({ matter, status, reader }: MatterButtonProps) {
  const actText = useActText(reader);
  return (
    <Button tone="main" size="large" onClick={() => openPlace(places[matter])?.scrollIntoView()}>
      {actText({ reason: matter, status })}
    </Button>
  );
}
