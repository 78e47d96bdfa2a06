import type { Consumer } from '@setu/kit/events';
import type { Stores } from '../store/index.js';
import { onCompanyChanged } from './on-company-changed.js';

/** What the catalogue listens to. */
export const consumers: readonly Consumer<Stores>[] = [onCompanyChanged];
