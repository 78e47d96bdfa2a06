import { useHasScreen } from './screens';
import { useSession } from './use-session';

/**
 * Returns whether the viewer sees the registration link: a visitor of the customers' platform, where companies register
 * themselves.
 */
export function useRegistering(): boolean {
  const { user, platform } = useSession();
  const hasScreen = useHasScreen();
  return user === null && platform === 'customer' && hasScreen('fos_user_registration_register');
}
