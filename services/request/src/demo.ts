import type { RequestDeps } from './deps.js';

export async function loadDemo(_deps: RequestDeps): Promise<void> {}
