import type { Plugin } from 'vite';

export function cutCurrencyFont(): Promise<void>;
export function fonts(): Plugin;
