import { useUser } from '../../../session/use-session';
import type { Side } from './side';

/** Returns the side on which the user creates requests. */
export const useSide = (): Side => (useUser()?.company.type === 'broker' ? 'broker' : 'customer');
