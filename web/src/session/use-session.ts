import type { Counters, PageContext } from '@setu/contract';
import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { countersChanged, type SessionState } from './session-slice';

interface WithSession {
  session: SessionState;
}

/** The page context. Present in every screen: the app starts with it. */
export function useSession(): PageContext {
  const session = useSelector((state: WithSession) => state.session);
  if (!session) throw new Error('The page context is not set');
  return session;
}

/** The signed-in user, or null for a visitor. */
export function useUser(): PageContext['user'] {
  return useSession().user;
}

/** Changes header counters after an action whose answer carries the new figure (`product_count`, `unReadMessageCount`). */
export function useSetCounters(): (counters: Partial<Counters>) => void {
  const dispatch = useDispatch();
  return useCallback((counters) => dispatch(countersChanged(counters)), [dispatch]);
}
