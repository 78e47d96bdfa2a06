import type { PageContext } from '@setu/contract';
import { useSelector } from 'react-redux';
import { selectPageContext } from './session-api';

/** Returns the page context. Every screen has one, because the app starts with it. */
export function useSession(): PageContext {
  const context = useSelector(selectPageContext);
  if (!context) throw new Error('The page context is not set');
  return context;
}

/** Returns the signed-in user, or null for a visitor. */
export function useUser(): PageContext['user'] {
  return useSession().user;
}
