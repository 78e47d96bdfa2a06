import type { Consumer } from '@setu/kit/events';
import type { Stores } from '../rates/store/index.js';
import { onSettingsChanged } from './on-settings-changed.js';

export const consumers = (): Consumer<Stores>[] => [onSettingsChanged];
