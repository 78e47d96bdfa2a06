import type { Consumer } from '@setu/kit/events';
import type { ServiceDeps } from '../deps.js';
import type { Stores } from '../store/index.js';
import { onConditionFilesChanged } from './on-condition-files-changed.js';
import { onSkuChanged } from './on-sku-changed.js';

export const consumers = (deps: ServiceDeps): Consumer<Stores>[] => [onConditionFilesChanged(deps), onSkuChanged(deps)];
