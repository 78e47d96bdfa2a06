import type { Account } from './postgres-account.mjs';

export function clusterFolder(dataDir: string, account: Account): string;
export function removeClusterElsewhere(dataDir: string): void;
