import { screenPath } from '@setu/contract';
import { hasPermission } from '../../session/access';
import { toSignIn } from '../../session/sign-in-path';
import { useSession } from '../../session/use-session';

/**
 * How a viewer can request an item by description: the form, the sign-in before it, or an explanation of what to sign
 * first.
 */
export type WayToFind = { kind: 'form' | 'sign-in'; to: string } | { kind: 'explain' };

/**
 * Returns how this viewer can request an item by description, or null for suppliers, visitors of their platform and
 * staff, who order nothing here. `name` is the search text, and `supplier` is the company that the request is about,
 * if any.
 */
export function useFindForMe({ name = '', supplier = '' } = {}): WayToFind | null {
  const { user, platform } = useSession();
  const known = Object.entries({ name: name.trim(), supplier }).filter(([, value]) => value);
  const search = known.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&');
  const form = `${screenPath('request_from_description_create_page')}${search && `?${search}`}`;
  if (!user) return platform === 'customer' ? { kind: 'sign-in', to: toSignIn(form) } : null;
  if (user.company.type !== 'customer') return null;
  return hasPermission(user, 'commerce') ? { kind: 'form', to: form } : { kind: 'explain' };
}
