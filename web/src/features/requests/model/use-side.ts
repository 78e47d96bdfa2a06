import { useUser } from '../../../session/use-session';
import type { Side } from './side';

/** Whose pages the reader has of requests he writes. */
export const useSide = (): Side => (useUser()?.company.type === 'broker' ? 'broker' : 'customer');
