import type { CardView } from '@setu/contract';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { askToSignIn } from '../../api/sign-in-again';
import { type Intent, storeIntent } from '../../session/intent';
import { toSignIn } from '../../session/sign-in-path';
import { useUser } from '../../session/use-session';
import { Button, ButtonLink, type ButtonTone } from '../../ui/button/button';
import type { IconComponent } from '../../ui/icon/icon';

interface SignInLinkProps {
  action: Intent['action'];
  card: Pick<CardView, 'sku_id' | 'name'>;
  count: number;
  tone?: ButtonTone;
  size?: 'large';
  icon?: IconComponent;
  isIconOnPhone?: boolean;
  children: ReactNode;
}

/**
 * Shows a visitor's button for an action that needs an account. The button leads to the sign-in, which returns to this
 * page and runs the action. If a signed-in user's session has expired, the button opens a sign-in over the page
 * instead.
 */
export function SignInLink({ action, card, count, children, ...look }: SignInLinkProps) {
  const { pathname, search, state } = useLocation();
  const isKnown = useUser() !== null;
  const [id] = useState(() => crypto.randomUUID());
  const path = pathname + search;
  if (isKnown) {
    return (
      <Button isWide {...look} onClick={() => void askToSignIn()}>
        {children}
      </Button>
    );
  }
  return (
    <ButtonLink
      to={toSignIn(path)}
      state={{ ...state, intent: id }}
      isWide={!look.isIconOnPhone}
      {...look}
      onClick={() => storeIntent({ id, action, path, skuId: card.sku_id, name: card.name, count })}
    >
      {children}
    </ButtonLink>
  );
}
