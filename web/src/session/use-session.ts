import type { PageContext } from '@setu/contract';
import { useSelector } from 'react-redux';
import { selectPageContext } from './session-api';

/** The page context. Present in every screen: the app starts with it. */
export function useSession(): PageContext {
  const context = useSelector(selectPageContext);
  if (!context) throw new Error('The page context is not set');
  return context;
}

/** The signed-in user, or null for a visitor. */
export function useUser(): PageContext['user'] {
  return useSession().user;
}
