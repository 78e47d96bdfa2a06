import type { IconComponent } from '../icon/icon';
import {
  IconBan,
  IconBuildingFactory2,
  IconCircleCheck,
  IconCoins,
  IconFileCheck,
  IconInbox,
  IconPencil,
  IconProgress,
  IconSend,
  IconTag,
  IconUserCheck,
  IconUserX,
} from '../icon/icons';

export type Tone = 'neutral' | 'info' | 'review' | 'brand' | 'warning' | 'success' | 'danger';

export interface StatusLook {
  tone: Tone;
  icon: IconComponent;
  isFilled?: boolean;
}

/** Tone and icon of each request status. The text comes from the `statuses` namespace. */
export const requestStatusLooks = {
  draft: { tone: 'neutral', icon: IconPencil },
  new: { tone: 'info', icon: IconInbox },
  in_work: { tone: 'review', icon: IconProgress },
  send_to_supplier: { tone: 'brand', icon: IconSend },
  offer_received: { tone: 'warning', icon: IconTag },
  supplier_selected: { tone: 'brand', icon: IconUserCheck },
  contracted: { tone: 'success', icon: IconFileCheck },
  partially_paid: { tone: 'warning', icon: IconCoins },
  completed: { tone: 'success', icon: IconCircleCheck },
  rejected_by_customer: { tone: 'danger', icon: IconUserX },
  rejected_by_supplier: { tone: 'danger', icon: IconBuildingFactory2 },
  rejected_by_broker: { tone: 'danger', icon: IconBan },
} as const satisfies Record<string, StatusLook>;

export type RequestStatusCode = keyof typeof requestStatusLooks;
